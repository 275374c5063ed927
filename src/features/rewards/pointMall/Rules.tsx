import type { PointMallRef } from '../../../../machines/rewards/pointMall/pointMall.machine';
import type { PointRules } from '../../../../machines/rewards/pointMall/pointMall.types';
import { useT } from '../../../i18n/i18n';
import { formatCount, formatMoney } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { RichText } from '../../../ui/RichText';
import { Catalogue } from './Catalogue';
import * as css from './PointMallPage.css';

/** The platform's rules and details about points. */
export function Rules({ mall }: { mall: PointMallRef }) {
  return (
    <Catalogue mall={mall} rowHeight={96}>
      {({ rules }) => <Told rules={rules} />}
    </Catalogue>
  );
}

function Told({ rules: { exchangeRatio, currencySymbol, minimum, rules } }: { rules: PointRules }) {
  const t = useT('pointMall');
  return (
    <div className={css.rules}>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{t('rules.ratio')}</dt>
          <dd>
            <Money>{formatMoney(exchangeRatio, currencySymbol)}</Money>
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{t('rules.minimum')}</dt>
          <dd className={css.figures}>
            {t('points', { count: minimum, figure: formatCount(minimum) })}
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{t('rules.expiry')}</dt>
          <dd>{t('rules.never')}</dd>
        </div>
      </dl>
      <RichText html={rules} />
    </div>
  );
}
