import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import {
  createInvitationMachine,
  type Invitation,
} from '../createInvitation/createInvitation.machine';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { RequestOutput } from '../../shared/request';

type Made = RequestOutput<Invitation>;
type Removal = { kind: 'removed' } | { kind: 'refused'; message: string };
type Context = { invitations: Invitation[]; code: string | null; message: Message | null };

const invitationsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'data.reload' }
      | { type: 'invitation.create' }
      | { type: 'invitation.remove'; code: string }
      | { type: 'removal.confirm' }
      | { type: 'removal.cancel' },
    tags: {} as 'busy',
    children: {} as {
      loadInvitations: 'loadInvitations';
      createInvitation: 'createInvitation';
      removeInvitation: 'removeInvitation';
    },
  },
  actors: {
    loadInvitations: port<Invitation[], void>('loadInvitations'),
    createInvitation: createInvitationMachine,
    removeInvitation: port<Removal, { code: string }>('removeInvitation'),
  },
  actions: {
    keepInvitations: assign((_, invitations: Invitation[]) => ({ invitations, message: null })),
    addInvitation: assign(({ context }, output: OfKind<Made, 'succeeded'>) => ({
      invitations: [output.value, ...context.invitations],
    })),
    choose: assign((_, code: string) => ({ code, message: null })),
    clearMessage: assign({ message: null }),
    drop: assign(({ context }) => ({
      invitations: context.invitations.filter(({ code }) => code !== context.code),
    })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifyMade: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'agentCentre:invitation.made' } }),
    ),
  },
}).extend({ guards: kindGuards('succeeded', 'removed') });
const { onFault, onOutcome, onOutput } = branchesOf(invitationsSetup);

/** An agent's invitations (spec §2 Register account): listed, created and removed. */
export const invitationsMachine = invitationsSetup.createMachine({
  id: 'invitations',
  context: { invitations: [], code: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadInvitations',
        src: 'loadInvitations',
        onDone: onOutput('loadInvitations', {
          target: 'ready',
          actions: 'keepInvitations',
        }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'data.reload': 'loading' } },
    ready: {
      initial: 'list',
      states: {
        list: {
          on: {
            'invitation.create': { target: 'form', actions: 'clearMessage' },
            'invitation.remove': {
              target: 'removal',
              actions: { type: 'choose', params: ({ event }) => event.code },
            },
          },
        },
        form: {
          invoke: {
            id: 'createInvitation',
            src: 'createInvitation',
            input: null,
            onDone: onOutcome('createInvitation', {
              succeeded: {
                target: 'list',
                actions: ['addInvitation', 'notifyMade'],
              },
              otherwise: { target: 'list' },
            }),
          },
        },
        removal: { on: { 'removal.confirm': 'removing', 'removal.cancel': 'list' } },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'removeInvitation',
            src: 'removeInvitation',
            input: ({ context }) => ({ code: context.code ?? '' }),
            onDone: onOutcome('removeInvitation', {
              removed: {
                target: 'list',
                actions: 'drop',
              },
              refused: {
                target: 'list',
                actions: 'showRefusal',
              },
            }),
            onError: onFault({ target: 'list', actions: 'showFault' }),
          },
        },
      },
    },
  },
});
export type InvitationsRef = ActorRefFrom<typeof invitationsMachine>;
export type InvitationsSnapshot = SnapshotFrom<typeof invitationsMachine>;
