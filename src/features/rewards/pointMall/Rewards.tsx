import type { PointReward } from '../../../../machines/rewards/pointMall/pointMall.types';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Gift, Smartphone, Ticket } from '../../../ui/icons';
import { formatCount } from '../../../ui/money';
import { Picture } from '../../../ui/Picture';
import { Catalogue } from './Catalogue';
import * as css from './PointMallPage.css';
import type { PointMallProps } from './types';
import { useHolder } from './usePoints';

const ICONS = {
  topUp: <Smartphone size={28} aria-hidden="true" />,
  voucher: <Ticket size={28} aria-hidden="true" />,
  gift: <Gift size={28} aria-hidden="true" />,
};

/** Rewards for points; a guest is asked to log in. */
export function Rewards({ session, mall }: PointMallProps) {
  const t = useT('pointMall');
  return (
    <Catalogue mall={mall} rowHeight={140}>
      {({ rewards }) =>
        rewards.length === 0 ? (
          <EmptyState icon={<Gift size={28} />}>{t('noRewards')}</EmptyState>
        ) : (
          <ul role="list" aria-label={t('tab.rewards')} className={css.cards}>
            {rewards.map((reward) => (
              <li key={reward.id} className={css.card}>
                <Reward session={session} mall={mall} reward={reward} />
              </li>
            ))}
          </ul>
        )
      }
    </Catalogue>
  );
}

function Reward({ session, mall, reward }: PointMallProps & { reward: PointReward }) {
  const t = useT('pointMall');
  const holder = useHolder({ session, mall });
  const { kind, name, detail, imageUrl, points } = reward;
  const missing = holder.kind === 'member' ? points - holder.points : 0;
  const isOpen = holder.kind === 'guest' || (holder.kind === 'member' && missing <= 0);
  const redeem = () => {
    if (holder.kind === 'member')
      mall.send({ type: 'redeem.open', given: { reward, balance: holder.points } });
    else session.send({ type: 'login.open' });
  };
  return (
    <>
      <Picture
        src={imageUrl || undefined}
        className={css.picture}
        width={56}
        height={56}
        instead={<span className={css.instead}>{ICONS[kind]}</span>}
      />
      <div className={css.words}>
        <div className={css.about}>
          <h2 className={css.name}>{name}</h2>
          <p className={css.muted}>{detail}</p>
          <p className={css.price}>{t('points', { count: points, figure: formatCount(points) })}</p>
          {missing > 0 ? (
            <p className={css.muted}>
              {t('missing', { count: missing, figure: formatCount(missing) })}
            </p>
          ) : null}
        </div>
        <Button
          fullWidth
          aria-label={t('redeem.openNamed', { name })}
          disabled={!isOpen}
          onClick={redeem}
        >
          {t('redeem.open')}
        </Button>
      </div>
    </>
  );
}
