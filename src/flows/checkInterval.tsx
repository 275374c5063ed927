import {
  checkIntervalMachine,
  type CheckIntervalRef,
} from '../../machines/member/checkInterval/checkInterval.machine';
import { createPlaySession } from '../services/member/playSession';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** How often a member is asked while playing. */
export const checkInterval = defineFlow({
  machine: checkIntervalMachine,
  ports: ({ service }) => {
    const { readInterval, saveInterval } = service(createPlaySession);
    return { readInterval: read(readInterval), saveInterval: act(saveInterval) };
  },
  page: {
    load: async () => {
      const { IntervalCard } = await import('../features/member/realityCheck/IntervalCard');
      return ({ actor }: ScreenProps<CheckIntervalRef>) => <IntervalCard interval={actor} />;
    },
    words: ['realityCheck'],
  },
});
