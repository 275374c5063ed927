import { useSelector } from '@xstate/react';
import type { PointMallRef } from '../../../../machines/rewards/pointMall/pointMall.machine';
import {
  selectIsSending,
  selectRedeem,
  selectRedeemGiven,
} from '../../../../machines/rewards/pointMall/pointMall.selectors';
import type { RedeemRewardRef } from '../../../../machines/rewards/redeemReward/redeemReward.machine';
import { useT } from '../../../i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { textOf } from '../../../ui/formText';
import { formatCount } from '../../../ui/money';
import * as css from './PointMallPage.css';
import { SpendForm } from './SpendForm';

/** The confirmation before points are spent on a reward: its price, and the login password. */
export function RedeemDialog({ mall }: { mall: PointMallRef }) {
  const t = useT('pointMall');
  const common = useT('common');
  const redeem = useSelector(mall, selectRedeem);
  const isSending = useSelector(redeem, (s) => s !== undefined && selectIsSending(s));
  return (
    <Dialog
      open={redeem !== undefined}
      title={t('redeem.title')}
      closeLabel={common('close')}
      busy={isSending}
      dismissable={!isSending}
      onDismiss={() => redeem?.send({ type: 'form.cancel' })}
    >
      {redeem ? (
        <SpendForm
          spending={redeem}
          about={<About redeem={redeem} />}
          submitLabel={t('redeem.submit')}
          onSubmit={(data) =>
            redeem.send({ type: 'form.submit', form: { password: textOf(data, 'password') } })
          }
        />
      ) : null}
    </Dialog>
  );
}

function About({ redeem }: { redeem: RedeemRewardRef }) {
  const t = useT('pointMall');
  const {
    reward: { name, points },
    balance,
  } = useSelector(redeem, selectRedeemGiven);
  return (
    <>
      <p>
        <strong>{name}</strong>
      </p>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{t('redeem.price')}</dt>
          <dd className={css.figures}>
            {t('points', { count: points, figure: formatCount(points) })}
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{t('redeem.left')}</dt>
          <dd className={css.figures}>
            {t('points', { count: balance - points, figure: formatCount(balance - points) })}
          </dd>
        </div>
      </dl>
    </>
  );
}
