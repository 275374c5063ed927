import { useSelector } from '@xstate/react';
import { selectRooms } from '../../../machines/site/pages/laterScreens.selectors';
import { GameListPage, type GameListPageProps } from '../../features/lobby/gameList/GameListPage';
import { Rooms } from '../../features/lobby/rooms/Rooms';

/** A game list page, with the rooms of its category if it has any. */
export function GameListScreen(props: Omit<GameListPageProps, 'rooms'>) {
  const { session, pages } = props;
  const rooms = useSelector(pages, selectRooms);
  return (
    <GameListPage
      {...props}
      rooms={rooms ? <Rooms session={session} pages={pages} rooms={rooms} /> : null}
    />
  );
}
