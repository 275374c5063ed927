import {
  selfExclusionMachine,
  type SelfExclusionRef,
} from '../../machines/member/selfExclusion/selfExclusion.machine';
import { brand } from '../brand/brand';
import { createPauses } from '../services/member/pauses';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The exclusion of oneself from playing (issue 28). It is confirmed by typing the account. */
export const selfExclusion = defineFlow({
  machine: selfExclusionMachine,
  ports: ({ service }) => {
    const { startExclusion, readExclusion } = service(createPauses);
    return { readPause: read(readExclusion), startPause: act(startExclusion) };
  },
  page: {
    load: async () => {
      const { PauseCard } = await import('../features/member/limits/PauseCard');
      return ({ actor, session }: ScreenProps<SelfExclusionRef>) => (
        <PauseCard
          pause={actor}
          kind="exclusion"
          timeZone={brand.timeZone}
          onWithdraw={() => session.send({ type: 'memberCentre.open', page: 'withdraw' })}
        />
      );
    },
    words: ['limits', 'validation'],
  },
});
