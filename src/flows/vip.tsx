import { vipMachine, type VipRef } from '../../machines/rewards/vip/vip.machine';
import { brand } from '../brand/brand';
import { createLoadVip } from '../services/rewards/vip';
import { read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The VIP level of a member. */
export const vip = defineFlow({
  machine: vipMachine,
  ports: ({ service }) => ({ load: read(service(createLoadVip)) }),
  page: {
    load: async () => {
      const { VipPage } = await import('../features/rewards/vip/VipPage');
      return ({ actor }: ScreenProps<VipRef>) => <VipPage vip={actor} timeZone={brand.timeZone} />;
    },
    words: ['vip'],
  },
});
