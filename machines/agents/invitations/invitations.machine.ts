import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import {
  createInvitationMachine,
  type Invitation,
} from '../createInvitation/createInvitation.machine';
import { errorOf, faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { port } from '../../shared/port';
import type { RequestOutput } from '../../shared/request';

type Made = RequestOutput<Invitation>;
type Removal = { kind: 'removed' } | { kind: 'refused'; message: string };
type Context = { invitations: Invitation[]; code: string | null; message: Message | null };
const outputOf = ({ event }: { event: { output: Made } }) => event.output;

/**
 * An agent's invitations (spec §2 Register account): which there are, another one, and one less.
 */
export const invitationsMachine = setup({
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
  guards: {
    hasSucceeded: (_, output: Made) => output.kind === 'succeeded',
    isRemoved: (_, removal: Removal) => removal.kind === 'removed',
  },
  actions: {
    keepInvitations: assign((_, invitations: Invitation[]) => ({ invitations, message: null })),
    addInvitation: assign(({ context }, output: Made) =>
      output.kind === 'succeeded' ? { invitations: [output.value, ...context.invitations] } : {},
    ),
    choose: assign((_, code: string) => ({ code, message: null })),
    clearMessage: assign({ message: null }),
    drop: assign(({ context }) => ({
      invitations: context.invitations.filter(({ code }) => code !== context.code),
    })),
    showRefusal: assign((_, removal: Removal) =>
      removal.kind === 'refused' ? { message: { text: removal.message } } : {},
    ),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifyMade: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'agentCentre:invitation.made' } }),
    ),
  },
}).createMachine({
  id: 'invitations',
  context: { invitations: [], code: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadInvitations',
        src: 'loadInvitations',
        onDone: {
          target: 'ready',
          actions: { type: 'keepInvitations', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
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
            onDone: [
              {
                guard: { type: 'hasSucceeded', params: outputOf },
                target: 'list',
                actions: [{ type: 'addInvitation', params: outputOf }, 'notifyMade'],
              },
              { target: 'list' },
            ],
          },
        },
        removal: { on: { 'removal.confirm': 'removing', 'removal.cancel': 'list' } },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'removeInvitation',
            src: 'removeInvitation',
            input: ({ context }) => ({ code: context.code ?? '' }),
            onDone: [
              {
                guard: { type: 'isRemoved', params: ({ event }) => event.output },
                target: 'list',
                actions: 'drop',
              },
              {
                target: 'list',
                actions: { type: 'showRefusal', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'list', actions: { type: 'showFault', params: errorOf } },
          },
        },
      },
    },
  },
});
export type InvitationsRef = ActorRefFrom<typeof invitationsMachine>;
export type InvitationsSnapshot = SnapshotFrom<typeof invitationsMachine>;
