import { pointCatalogueMachine } from '../../../machines/rewards/pointCatalogue/pointCatalogue.machine';
import { createPoints } from '../../services/rewards/pointMall';
import { read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** What points buy. */
export const pointCatalogue = defineFlow({
  machine: pointCatalogueMachine,
  ports: ({ service }) => ({ load: read(service(createPoints).loadCatalogue) }),
});
