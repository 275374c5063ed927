import { appMachine } from '../../../machines/site/app/app.machine';
import { overlay } from './overlay';
import { session } from './session';
import { act, read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The root: boot, system status, language. */
export const app = defineFlow({
  machine: appMachine,
  includes: [session, overlay],
  ports: ({ platform, language: { switchTo } }) => ({
    boot: read((signal) => platform.boot(signal)),
    readStatus: read((signal) => platform.readStatus(signal)),
    switchLanguage: act(async ({ language }) => {
      await switchTo(language);
      return null;
    }),
  }),
});
