import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { InvitedFriendsRef } from '../../../../machines/rewards/invitedFriends/invitedFriends.machine';
import type { InvitedFriends as Known } from '../../../../machines/rewards/invitedFriends/invitedFriends.types';
import {
  selectIsFailed,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import { createZonedTime, dayOf } from '../../../../machines/shared/zonedTime.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { FailureState } from '../../../ui/FailureState';
import { formatMoney } from '../../../ui/money';
import { WholeDays } from '../../../ui/WholeDays';
import { Waiting } from '../../../ui/Waiting';
import * as css from './InvitedFriends.css';

const TONES = { waiting: 'info', nothing: 'neutral', rewarded: 'success' } as const;

type Props = { friends: InvitedFriendsRef; timeZone: string };

/**
 * What an invitation brings, and the invited friends with what each brought (spec §2 Member centre
 * menu pages, referral). `timeZone` is the platform's.
 */
export function InvitedFriends({ friends, timeZone }: Props) {
  const common = useT('common');
  const say = useMessage();
  const known = useSelector(friends, selectValue);
  const message = useSelector(friends, selectMessage);
  const isFailed = useSelector(friends, selectIsFailed);
  if (isFailed)
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => friends.send({ type: 'data.reload' })}
      >
        {say(message)}
      </FailureState>
    );
  if (!known) return <Waiting label={common('loading')} rows={2} height={72} />;
  return <Friends known={known} timeZone={timeZone} />;
}

function Friends({
  known: { friends, total, earned, reward, minimum, currencySymbol },
  timeZone,
}: {
  known: Known;
  timeZone: string;
}) {
  const t = useT('invitedFriends');
  const timeOf = useMemo(() => createZonedTime(timeZone), [timeZone]);
  const money = (amount: string) => formatMoney(amount, currencySymbol);
  return (
    <section className={css.part} aria-labelledby="invited-friends">
      <h3 id="invited-friends" className={css.heading}>
        {t('title', { total })}
      </h3>
      <p className={css.muted}>{t('rule', { reward: money(reward), minimum: money(minimum) })}</p>
      {total === 0 ? (
        <p className={css.muted}>{t('nobody')}</p>
      ) : (
        <p>
          {t('earned')} <span className={css.amount}>{money(earned)}</span>
        </p>
      )}
      <ul role="list" className={css.list} aria-labelledby="invited-friends">
        {friends.map(({ name, registeredAt, state, reward: brought }) => (
          <li key={`${name} ${registeredAt}`} className={css.friend}>
            <span className={css.who}>
              <span>{name}</span>
              <span className={css.muted}>
                <WholeDays>{t('registered', { day: dayOf(timeOf(registeredAt)) })}</WholeDays>
              </span>
            </span>
            {state === 'rewarded' ? <span className={css.amount}>{money(brought)}</span> : null}
            <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
      {total > friends.length ? (
        <p className={css.muted}>{t('latest', { shown: friends.length })}</p>
      ) : null}
    </section>
  );
}
