import { useSelector } from '@xstate/react';
import type { PointMallRef } from '../../../machines/pointMall/pointMall.machine';
import { selectCatalogue } from '../../../machines/pointMall/pointMall.selectors';
import { selectIsFailed, selectMessage } from '../../../machines/shared/loader.selectors';
import { useMessage, useT } from '../../app/i18n';
import { FailureState } from '../../ui/FailureState';
import { formatCount, formatMoney } from '../../ui/money';
import { Money } from '../../ui/Money';
import { RichText } from '../../ui/RichText';
import { Waiting } from '../../ui/Waiting';
import * as css from './PointMallPage.css';
import { useCatalogue } from './usePoints';

/** Points rules and details, as the platform tells them. */
export function Rules({ mall }: { mall: PointMallRef }) {
  const t = useT('pointMall');
  const common = useT('common');
  const say = useMessage();
  const catalogue = useSelector(mall, selectCatalogue);
  const isFailed = useSelector(catalogue, selectIsFailed);
  const message = useSelector(catalogue, selectMessage);
  const rules = useCatalogue(mall)?.rules;
  if (isFailed) return <FailureState retryLabel={common('retry')} onRetry={() => catalogue.send({ type: 'data.reload' })}>{say(message)}</FailureState>;
  if (!rules) return <Waiting label={common('loading')} rows={3} height={96} />;
  return (
    <div className={css.rules}>
      <dl className={css.facts}>
        <div className={css.fact}><dt>{t('rules.ratio')}</dt><dd><Money>{formatMoney(rules.exchangeRatio, rules.currencySymbol)}</Money></dd></div>
        <div className={css.fact}><dt>{t('rules.minimum')}</dt><dd className={css.figures}>{t('points', { count: rules.minimum, figure: formatCount(rules.minimum) })}</dd></div>
        <div className={css.fact}><dt>{t('rules.expiry')}</dt><dd>{t('rules.never')}</dd></div>
      </dl>
      <RichText html={rules.rules} />
    </div>
  );
}
