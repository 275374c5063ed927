import { convertPointsMachine } from '../../../machines/rewards/convertPoints/convertPoints.machine';
import { createPoints } from '../../services/rewards/pointMall';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** Points for money. */
export const convertPoints = defineFlow({
  machine: convertPointsMachine,
  ports: ({ service }) => ({ submit: act(service(createPoints).convert) }),
});
