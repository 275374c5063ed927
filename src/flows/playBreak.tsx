import {
  playBreakMachine,
  type PlayBreakRef,
} from '../../machines/member/playBreak/playBreak.machine';
import { brand } from '../brand/brand';
import { createPauses } from '../services/member/pauses';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** A break from playing (issue 28). */
export const playBreak = defineFlow({
  machine: playBreakMachine,
  ports: ({ service }) => {
    const { startBreak, readBreak } = service(createPauses);
    return { readPause: read(readBreak), startPause: act(startBreak) };
  },
  screen: {
    load: async () => {
      const { PanicDialog } = await import('../features/member/limits/PanicDialog');
      return ({ actor }: ScreenProps<PlayBreakRef>) => <PanicDialog pause={actor} />;
    },
    words: ['limits'],
  },
  page: {
    load: async () => {
      const { PauseCard } = await import('../features/member/limits/PauseCard');
      return ({ actor, session }: ScreenProps<PlayBreakRef>) => (
        <PauseCard
          pause={actor}
          kind="break"
          timeZone={brand.timeZone}
          onWithdraw={() => session.send({ type: 'memberCentre.open', page: 'withdraw' })}
        />
      );
    },
    words: ['limits', 'validation'],
  },
});
