import { limitsMachine, type LimitsRef } from '../../machines/member/limits/limits.machine';
import { brand } from '../brand/brand';
import { createLimits } from '../services/member/limits';
import { limitChange } from './eager/limitChange';
import { read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The limits that a member sets themselves. */
export const limits = defineFlow({
  machine: limitsMachine,
  includes: [limitChange],
  ports: ({ service }) => ({ readLimits: read(service(createLimits).readLimits) }),
  page: {
    load: async () => {
      const { LimitsPage } = await import('../features/member/limits/LimitsPage');
      return ({ actor }: ScreenProps<LimitsRef>) => (
        <LimitsPage limits={actor} timeZone={brand.timeZone} />
      );
    },
    words: ['limits', 'validation'],
  },
});
