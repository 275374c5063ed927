import { releaseMachine } from '../../../machines/site/release/release.machine';
import { read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The release of the app that the page runs. */
export const release = defineFlow({
  machine: releaseMachine,
  ports: ({ release: { read: readRelease, reload } }) => ({
    readRelease: read(readRelease),
    reload: read(reload),
  }),
});
