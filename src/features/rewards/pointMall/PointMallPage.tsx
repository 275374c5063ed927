import { useSelector } from '@xstate/react';
import {
  selectTab,
  type MallTab,
} from '../../../../machines/rewards/pointMall/pointMall.selectors';
import { useT } from '../../../i18n/i18n';
import { Tabs } from '../../../ui/Tabs';
import { Account } from './Account';
import { ConvertDialog } from './ConvertDialog';
import { History } from './History';
import * as css from './PointMallPage.css';
import { RedeemDialog } from './RedeemDialog';
import { Rewards } from './Rewards';
import { Rules } from './Rules';
import type { PointMallProps } from './types';

const TABS: readonly MallTab[] = ['rewards', 'history', 'rules'];

/**
 * The points mall (spec §2 Other screens): rewards and money for points, redeemed rewards, and the
 * rules.
 */
export function PointMallPage({ session, mall }: PointMallProps) {
  const t = useT('pointMall');
  const tab = useSelector(mall, selectTab);
  return (
    <div className={css.page}>
      <header className={css.heading}>
        <h1>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <Account session={session} mall={mall} />
      <Tabs
        label={t('tabs')}
        items={TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
        selected={tab}
        onSelect={(chosen) => mall.send({ type: 'tab.choose', tab: chosen })}
      >
        {tab === 'history' ? (
          <History session={session} mall={mall} />
        ) : tab === 'rules' ? (
          <Rules mall={mall} />
        ) : (
          <Rewards session={session} mall={mall} />
        )}
      </Tabs>
      <RedeemDialog mall={mall} />
      <ConvertDialog mall={mall} />
    </div>
  );
}
