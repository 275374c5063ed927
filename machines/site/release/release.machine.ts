import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { branchesOf, guardWithin, kindGuards } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { ReleaseEvent, ReleaseOutcome } from './release.types';

const machineSetup = setup({
  types: {
    events: {} as ReleaseEvent,
    tags: {} as 'busy',
    children: {} as { readRelease: 'readRelease'; reload: 'reload' },
  },
  actors: {
    readRelease: port<ReleaseOutcome, void>('readRelease'),
    reload: port<null, void>('reload'),
  },
  guards: {
    ...kindGuards('same', 'newer'),
    isUntouched: guardWithin<ReleaseOutcome, 'newer'>('newer', ({ isUntouched }) => isUntouched),
  },
});
const { onOutcome } = branchesOf(machineSetup);

/**
 * Which release of the app this page runs. A page that stays open while another release is deployed
 * misses its files: it reloads by itself where that loses nothing, and asks otherwise.
 */
export const releaseMachine = machineSetup.createMachine({
  id: 'release',
  initial: 'current',
  states: {
    current: { on: { 'file.missing': 'checking' } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'readRelease',
        src: 'readRelease',
        onDone: onOutcome('readRelease', {
          newer: [{ guard: 'isUntouched', target: 'reloading' }, { target: 'offered' }],
          same: { target: 'current' },
        }),
        onError: 'current',
      },
    },
    /** The person is asked, because a reload would lose what they typed. */
    offered: { on: { 'release.reload': 'reloading', 'release.postpone': 'postponed' } },
    postponed: { on: { 'file.missing': 'offered' } },
    reloading: { tags: 'busy', invoke: { id: 'reload', src: 'reload', onError: 'offered' } },
  },
});
export type ReleaseRef = ActorRefFrom<typeof releaseMachine>;
export type ReleaseSnapshot = SnapshotFrom<typeof releaseMachine>;
