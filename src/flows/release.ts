import { releaseMachine } from '../../machines/site/release/release.machine';
import { createRelease } from '../services/site/release';
import { defineFlow } from './shared/defineFlow';
import { read } from './shared/ports';

/** The release of the app that the page runs. It comes when the page is idle. */
export const release = defineFlow({
  machine: releaseMachine,
  ports: ({ service }) => {
    const { read: readRelease, reload } = service(createRelease);
    return { readRelease: read(readRelease), reload: read(reload) };
  },
});
