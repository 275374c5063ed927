import { fromCallback } from 'xstate';
import { fixturesMachine } from '../../machines/lobby/fixtures/fixtures.machine';
import { createFixtures } from '../services/lobby/fixtures';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The running and coming matches of the sports page. */
export const fixtures = defineFlow({
  machine: fixturesMachine,
  ports: ({ service }) => {
    const { load, watch } = service(createFixtures);
    return {
      load: read(load),
      watch: fromCallback<{ type: 'reading.due' }>(({ sendBack }) =>
        watch(() => sendBack({ type: 'reading.due' })),
      ),
    };
  },
});
