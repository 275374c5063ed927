import {
  pauseRoomMachine,
  type PauseRoomRef,
} from '../../machines/member/pauseRoom/pauseRoom.machine';
import { brand } from '../brand/brand';
import { createPauseRoom } from '../services/member/pauseRoom';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The page of a member who is on a break or excluded (issue 28). */
export const pauseRoom = defineFlow({
  machine: pauseRoomMachine,
  ports: ({ service }) => {
    const { readRoom, settleDeposit } = service(createPauseRoom);
    return { readRoom: read(readRoom), settleDeposit: act(settleDeposit) };
  },
  screen: {
    load: async () => {
      const { PauseRoomPage } = await import('../features/member/pauseRoom/PauseRoomPage');
      return ({ actor, session }: ScreenProps<PauseRoomRef>) => (
        <PauseRoomPage room={actor} session={session} timeZone={brand.timeZone} />
      );
    },
    words: ['pauseRoom'],
  },
});
