import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { changePasswordMachine } from '../changePassword/changePassword.machine';
import type { PasswordRule } from '../shared/grant';
import { errorOf, faultMessage, type Message } from '../shared/message';
import { pushToast } from '../shared/notify';
import { port } from '../shared/port';
import type { RequestOutput } from '../shared/request';

/** Page keys of spec §2 Member centre menu pages. */
export type MemberPage = 'securityCenter' | 'rewardCenter';
export type MemberCentreInput = { username: string; page: MemberPage };

/** The member centre (spec §2): an overlay with one page at a time; choosing a menu item sets the active page. */
export const memberCentreMachine = setup({
  types: {
    context: {} as MemberCentreInput & { rule: PasswordRule | null; message: Message | null },
    input: {} as MemberCentreInput,
    events: {} as { type: 'page.choose'; page: MemberPage } | { type: 'password.change' } | { type: 'centre.close' },
    tags: {} as 'busy',
    children: {} as { readPasswordRule: 'readPasswordRule'; changePassword: 'changePassword' },
  },
  actors: { readPasswordRule: port<PasswordRule, void>('readPasswordRule'), changePassword: changePasswordMachine },
  guards: {
    isPage: (_, p: { page: MemberPage; is: MemberPage }) => p.page === p.is,
    isRewardsAsked: ({ context }) => context.page === 'rewardCenter',
    hasSucceeded: (_, output: RequestOutput<null>) => output.kind === 'succeeded',
  },
  actions: {
    keepRule: assign((_, rule: PasswordRule) => ({ rule, message: null })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifyChanged: enqueueActions((scope) => pushToast(scope, { tone: 'success', message: { key: 'memberCentre:passwordChanged' } })),
  },
}).createMachine({
  id: 'memberCentre',
  context: ({ input }) => ({ ...input, rule: null, message: null }),
  initial: 'entry',
  on: {
    'page.choose': [
      { guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, is: 'rewardCenter' }) }, target: '.rewardCenter' },
      { target: '.securityCenter' },
    ],
    'centre.close': '.closed',
  },
  states: {
    entry: { always: [{ guard: 'isRewardsAsked', target: 'rewardCenter' }, { target: 'securityCenter' }] },
    securityCenter: {
      initial: 'summary',
      states: {
        summary: { on: { 'password.change': 'readingRule' } },
        readingRule: {
          tags: 'busy',
          invoke: {
            id: 'readPasswordRule',
            src: 'readPasswordRule',
            onDone: { target: 'passwordForm', actions: { type: 'keepRule', params: ({ event }) => event.output } },
            onError: { target: 'summary', actions: { type: 'showFault', params: errorOf } },
          },
        },
        passwordForm: {
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context }) => ({ username: context.username, oldPassword: null, rule: context.rule as PasswordRule, reason: null }),
            onDone: [
              { guard: { type: 'hasSucceeded', params: ({ event }) => event.output }, target: 'summary', actions: 'notifyChanged' },
              { target: 'summary' },
            ],
          },
        },
      },
    },
    rewardCenter: {},
    closed: { type: 'final' },
  },
});
export type MemberCentreRef = ActorRefFrom<typeof memberCentreMachine>;
export type MemberCentreSnapshot = SnapshotFrom<typeof memberCentreMachine>;
