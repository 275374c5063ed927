import { pointAccountMachine } from '../../../machines/rewards/pointAccount/pointAccount.machine';
import { createPoints } from '../../services/rewards/pointMall';
import { read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The points of a member. */
export const pointAccount = defineFlow({
  machine: pointAccountMachine,
  ports: ({ service }) => ({ load: read(service(createPoints).loadAccount) }),
});
