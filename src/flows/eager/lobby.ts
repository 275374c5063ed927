import { lobbyMachine } from '../../../machines/lobby/lobby/lobby.machine';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The sections of the home page. */
export const lobby = defineFlow({
  machine: lobbyMachine,
  ports: ({ loadSection }) => ({ loadSection: act((input, signal) => loadSection(input, signal)) }),
});
