import { hotGamesMachine } from '../../../machines/lobby/hotGames/hotGames.machine';
import { read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The hot games of the home page, and of a member who has no games of their own yet. */
export const hotGames = defineFlow({
  machine: hotGamesMachine,
  ports: ({ loadHotGames }) => ({ load: read(loadHotGames) }),
});
