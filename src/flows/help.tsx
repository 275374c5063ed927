import { useSelector } from '@xstate/react';
import { helpMachine, type HelpRef } from '../../machines/support/help/help.machine';
import { createLoadHelp } from '../services/support/help';
import { selectSupport } from '../../machines/site/session/session.selectors';
import { HelpDialog } from '../features/support/help/HelpDialog';
import { read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

function Help({ actor, session }: ScreenProps<HelpRef>) {
  return <HelpDialog support={useSelector(session, selectSupport)} help={actor} />;
}

/** The help centre. */
export const help = defineFlow({
  machine: helpMachine,
  ports: ({ service }) => ({ load: read(service(createLoadHelp)) }),
  screen: { load: () => Promise.resolve(Help), words: ['help'] },
});
