import { winnersMachine } from '../../../machines/lobby/winners/winners.machine';
import { read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The winners of the home page. */
export const winners = defineFlow({
  machine: winnersMachine,
  ports: ({ loadWinners }) => ({ load: read(loadWinners) }),
});
