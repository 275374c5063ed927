import { useSelector } from '@xstate/react';
import { selectAccount } from '../../../../machines/rewards/pointMall/pointMall.selectors';
import { selectHasFailed, selectMessage } from '../../../../machines/shared/loader.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { formatCount, formatMoney } from '../../../ui/money';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { FailureAlert } from '../../../ui/FailureAlert';
import * as css from './PointMallPage.css';
import type { PointMallProps } from './types';
import { useCatalogue, useHolder } from './usePoints';
import { worthOf } from './worth';

/** The member's points, their value, and the button to exchange them for money. */
export function Account(props: PointMallProps) {
  const t = useT('pointMall');
  return (
    <Card as="section" aria-label={t('balance')}>
      <div className={css.account}>
        <Content {...props} />
      </div>
    </Card>
  );
}

function Content({ session, mall }: PointMallProps) {
  const t = useT('pointMall');
  const common = useT('common');
  const hasFailed = useSelector(useSelector(mall, selectAccount), selectHasFailed);
  const rules = useCatalogue(mall)?.rules ?? null;
  const holder = useHolder({ session, mall });
  if (holder.kind === 'trial') return <p>{t('trial')}</p>;
  if (holder.kind === 'guest')
    return (
      <>
        <p>{t('guest')}</p>
        <Button tone="primary" onClick={() => session.send({ type: 'login.open' })}>
          {common('logIn')}
        </Button>
      </>
    );
  if (holder.kind === 'unknown') {
    return hasFailed ? (
      <Failure mall={mall} />
    ) : (
      <div role="status">
        <VisuallyHidden>{common('loading')}</VisuallyHidden>
        <Skeleton width={180} height={64} />
      </div>
    );
  }
  const { points } = holder;
  const canConvert = rules !== null && points >= rules.minimum;
  return (
    <>
      <div className={css.own}>
        <p className={css.muted}>{t('balance')}</p>
        <p className={css.balance} aria-live="polite">
          {t('points', { count: points, figure: formatCount(points) })}
        </p>
        {rules ? (
          <p className={css.muted}>
            {t('worth', {
              money: formatMoney(worthOf(points, rules.exchangeRatio), rules.currencySymbol),
            })}
          </p>
        ) : null}
      </div>
      <Button
        tone="primary"
        disabled={!canConvert}
        onClick={() => {
          if (!rules) return;
          const { exchangeRatio, minimum, currencySymbol } = rules;
          mall.send({
            type: 'convert.open',
            given: { balance: points, exchangeRatio, minimum, currencySymbol },
          });
        }}
      >
        {t('convert.open')}
      </Button>
      {hasFailed ? <Failure mall={mall} /> : null}
    </>
  );
}

/** The points could not be loaded; points that are shown are old. */
function Failure({ mall }: Pick<PointMallProps, 'mall'>) {
  const common = useT('common');
  const say = useMessage();
  const account = useSelector(mall, selectAccount);
  const message = useSelector(account, selectMessage);
  return (
    <FailureAlert
      retryLabel={common('retry')}
      onRetry={() => account.send({ type: 'data.reload' })}
    >
      {say(message)}
    </FailureAlert>
  );
}
