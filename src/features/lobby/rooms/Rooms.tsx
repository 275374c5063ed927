import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { PagesRef } from '../../../../machines/site/pages/pages.machine';
import { selectQuery } from '../../../../machines/site/pages/laterScreens.selectors';
import type { RoomsRef } from '../../../../machines/lobby/rooms/rooms.machine';
import type { RoomTile } from '../../../../machines/lobby/rooms/rooms.types';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectHasFailed,
  selectIsLoading,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { FailureAlert } from '../../../ui/FailureAlert';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { RefreshCw, Spade, Users } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { Skeleton } from '../../../ui/Skeleton';
import { Steps } from '../../../ui/Steps';
import { useScrollEnds } from '../../../ui/hooks/useScrollEnds';
import * as css from './Rooms.css';

const WAITING = [0, 1, 2, 3, 4, 5, 6, 7];

type Props = { session: SessionRef; pages: PagesRef; rooms: RoomsRef };

/**
 * Rooms of player against player (spec §7 GLS2_roomList): the players, the stakes, and the
 * entrance.
 */
export function Rooms({ session, pages, rooms }: Props) {
  const t = useT('gameList');
  const common = useT('common');
  const isLoading = useSelector(rooms, selectIsLoading);
  const { vendor } = useSelector(pages, selectQuery);
  const all = useSelector(rooms, selectValue<RoomTile[]>);
  const shown = vendor === '' ? all : (all?.filter(({ game }) => game.vendor === vendor) ?? null);
  const { ref, ...ends } = useScrollEnds<HTMLUListElement>(shown?.map(({ id }) => id).join() ?? '');
  return (
    <section aria-labelledby="rooms" aria-busy={isLoading || undefined} className={css.section}>
      <div className={css.head}>
        <h2 id="rooms" className={css.title}>
          {t('rooms.title')}
        </h2>
        <Steps
          {...ends}
          words={{ previous: common('game.previous'), next: common('game.next') }}
          describedBy="rooms"
        />
        <IconButton
          aria-label={t('rooms.reload')}
          icon={<RefreshCw size={18} />}
          busy={isLoading}
          onClick={() => rooms.send({ type: 'data.reload' })}
        />
      </div>
      <Failure rooms={rooms} />
      <Content session={session} rooms={rooms} shown={shown} list={ref} />
    </section>
  );
}

/** Reports a failed reload; the earlier rooms stay visible. */
function Failure({ rooms }: Pick<Props, 'rooms'>) {
  const common = useT('common');
  const say = useMessage();
  const hasFailed = useSelector(rooms, selectHasFailed);
  const message = useSelector(rooms, selectMessage);
  if (!hasFailed) return null;
  return (
    <FailureAlert retryLabel={common('retry')} onRetry={() => rooms.send({ type: 'data.reload' })}>
      {say(message)}
    </FailureAlert>
  );
}

function Content({
  session,
  rooms,
  shown,
  list,
}: Pick<Props, 'session' | 'rooms'> & {
  shown: readonly RoomTile[] | null;
  list: RefObject<HTMLUListElement | null>;
}) {
  const t = useT('gameList');
  const hasFailed = useSelector(rooms, selectHasFailed);
  if (!shown && hasFailed) return null;
  if (!shown)
    return (
      <div aria-hidden="true" className={css.row}>
        {WAITING.map((place) => (
          <Skeleton key={place} height={112} />
        ))}
      </div>
    );
  if (shown.length === 0) return <p className={css.gameName}>{t('rooms.none')}</p>;
  return (
    <ul role="list" ref={list} aria-labelledby="rooms" className={css.row}>
      {shown.map((room) => (
        <li key={room.id} className={css.room}>
          <Room session={session} room={room} />
        </li>
      ))}
    </ul>
  );
}

function Room({
  session,
  room: { id, name, seats, seated, minimumBet, currencySymbol, game },
}: {
  session: SessionRef;
  room: RoomTile;
}) {
  const t = useT('gameList');
  const isFull = seated >= seats;
  return (
    <>
      <Picture
        src={game.icon}
        className={css.cover}
        width={60}
        height={80}
        instead={
          <span className={css.noCover}>
            <Spade size={24} aria-hidden="true" />
          </span>
        }
      />
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.gameName}>{game.name}</p>
        <p className={css.facts}>
          <span className={css.fact}>
            <Users size={14} aria-hidden="true" />
            {t('rooms.seats', { seated, seats })}
          </span>
          <span>
            {t('rooms.from')} <Money>{formatMoney(minimumBet, currencySymbol)}</Money>
          </span>
        </p>
      </div>
      <Button
        compact
        disabled={isFull}
        aria-label={t(isFull ? 'rooms.fullNamed' : 'rooms.sitNamed', { name })}
        onClick={() => session.send({ type: 'gameLaunch.open', game: { ...game, room: id } })}
      >
        {t(isFull ? 'rooms.full' : 'rooms.sit')}
      </Button>
    </>
  );
}
