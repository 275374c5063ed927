import { recentGamesMachine } from '../../machines/lobby/recentGames/recentGames.machine';
import { createLoadRecent } from '../services/lobby/memberLists';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The games that a member played last. */
export const recentGames = defineFlow({
  machine: recentGamesMachine,
  ports: ({ service }) => ({ load: read(service(createLoadRecent)) }),
});
