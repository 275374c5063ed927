import { whatIfMachine, type WhatIfRef } from '../../machines/member/whatIf/whatIf.machine';
import { createWhatIf } from '../services/member/whatIf';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** What a limit would have done in the last days. */
export const whatIf = defineFlow({
  machine: whatIfMachine,
  ports: ({ service }) => {
    const { readOptions, replay } = service(createWhatIf);
    return { readOptions: read(readOptions), replay: act(replay) };
  },
  page: {
    load: async () => {
      const { WhatIfCard } = await import('../features/member/limits/WhatIfCard');
      return ({ actor }: ScreenProps<WhatIfRef>) => <WhatIfCard whatIf={actor} />;
    },
    words: ['whatIf', 'limits', 'validation'],
  },
});
