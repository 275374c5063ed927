import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { branchesOf, kindGuards } from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import type { InstallAnswer, InstallEvent, Offered } from './install.types';

const machineSetup = setup({
  types: {
    events: {} as InstallEvent,
    tags: {} as 'busy',
    children: {} as { offers: 'offers'; askPerson: 'askPerson' },
  },
  actors: {
    /** Tells when the browser lets the page ask; never where it does not. */
    offers: stream<Offered>('offers'),
    /** Opens the browser's own question, which an offer allows once. */
    askPerson: port<InstallAnswer, void>('askPerson'),
  },
  guards: kindGuards('accepted', 'dismissed'),
});
const { onOutcome } = branchesOf(machineSetup);

/**
 * Installs the site as an app where the browser offers it (spec §2 Other screens). Browsers without
 * such an offer, Safari among them, show the steps alone.
 */
export const installMachine = machineSetup.createMachine({
  id: 'install',
  initial: 'hidden',
  invoke: { id: 'offers', src: 'offers' },
  states: {
    hidden: { on: { 'install.offered': 'offered' } },
    offered: { on: { 'install.start': 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askPerson',
        src: 'askPerson',
        onDone: onOutcome('askPerson', {
          accepted: { target: 'installed' },
          dismissed: { target: 'hidden' },
        }),
        onError: 'hidden',
      },
    },
    installed: {},
  },
});
export type InstallRef = ActorRefFrom<typeof installMachine>;
export type InstallSnapshot = SnapshotFrom<typeof installMachine>;
