import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { reloadPending, reloadMoney } from '../../shared/refresh';
import { branchesOf, kindGuards, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import { activityApplicationMachine } from '../activityApplication/activityApplication.machine';
import type { RequirementMeta } from '../../shared/requirements';
import type { Activities, Activity, ActivityOutcome, ActivityChoice } from './activities.types';

type Context = {
  /** The activities as loaded, with the results of requests since; null before the first read. */
  known: Activities | null;
  /** The activity of the running request or of the application. */
  pendingId: string | null;
  message: Message | null;
};

const activityIn = ({ known }: Context, id: string | null) =>
  known?.activities.find((one) => one.id === id);

/** An activity that the platform has accepted a request for. */
type Accepted = { activity: Activity };

const activities = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** Try again, or a changed language. */
      | { type: 'activities.reload' }
      | ({ type: 'activity.join' } & ActivityChoice)
      | ({ type: 'activity.claim' } & ActivityChoice)
      | ({ type: 'activity.apply' } & ActivityChoice),
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      load: 'load';
      join: 'join';
      claim: 'claim';
      activityApplication: 'activityApplication';
    },
  },
  actors: {
    load: port<Activities, void>('load'),
    join: port<ActivityOutcome, ActivityChoice>('join'),
    /** Sending the same request again pays the bonus once. */
    claim: port<ActivityOutcome, ActivityChoice>('claim'),
    activityApplication: activityApplicationMachine,
  },
  delays: {
    /** assumed: how often to ask whether the platform has decided. */
    look: 10_000,
  },
  guards: {
    isOpen: ({ context }, id: string) => {
      const activity = activityIn(context, id);
      return activity?.status === 'join' && activity.application === null;
    },
    isDue: ({ context }, id: string) => activityIn(context, id)?.status === 'claim',
    canApply: ({ context }, id: string) => activityIn(context, id)?.application?.canApply === true,
    isAwaited: ({ context }) =>
      context.known?.activities.some(
        ({ status }) => status === 'applying' || status === 'process',
      ) ?? false,
  },
  actions: {
    keepKnown: assign((_, known: Activities) => ({ known })),
    keepPending: assign((_, pendingId: string) => ({ pendingId, message: null })),
    keepActivity: assign(({ context: { known } }, { activity }: Accepted) => ({
      pendingId: null,
      known: known && {
        ...known,
        activities: known.activities.map((one) => (one.id === activity.id ? activity : one)),
      },
    })),
    notifyAccepted: enqueueActions((scope, { activity: { title, status } }: Accepted) =>
      pushToast(scope, {
        tone: 'success',
        message: { key: `activities:told.${status}`, values: { title } },
      }),
    ),
    showRefusal: assign((_, { message }: Refused) => ({
      pendingId: null,
      message: { text: message },
    })),
    forgetPending: assign({ pendingId: null }),
    showFault: assign((_, error: unknown) => ({ pendingId: null, message: faultMessage(error) })),
    forgetMessage: assign({ message: null }),
    /** The bonus may be in the wallet, and the counts may have changed. */
    tellOthers: enqueueActions((scope) => {
      reloadMoney(scope);
      reloadPending(scope);
    }),
  },
}).extend({ guards: kindGuards('accepted', 'sent') });
const { onFault, onOutcome, onOutput } = branchesOf(activities);

const activityOf = ({ event }: { event: ActivityChoice }) => event.activityId;
const requests = {
  'activity.join': {
    guard: { type: 'isOpen', params: activityOf },
    target: 'joining',
    actions: { type: 'keepPending', params: activityOf },
  },
  'activity.claim': {
    guard: { type: 'isDue', params: activityOf },
    target: 'claiming',
    actions: { type: 'keepPending', params: activityOf },
  },
  'activity.apply': {
    guard: { type: 'canApply', params: activityOf },
    target: 'application',
    actions: { type: 'keepPending', params: activityOf },
  },
} as const;

const pendingIn = ({ context }: { context: Context }): ActivityChoice => ({
  activityId: context.pendingId ?? '',
});

/**
 * The result of a request. After a refusal or a lost answer the list is loaded before anything
 * else.
 */
const answered = {
  onDone: onOutcome('join', {
    accepted: {
      target: 'ready',
      actions: ['keepActivity', 'notifyAccepted', 'tellOthers'],
    },
    refused: { target: 'rereading', actions: 'showRefusal' },
  }),
  onError: onFault({ target: 'rereading', actions: 'showFault' }),
} as const;

/** Loads the list again; when that fails, the old list stays. */
const readAgain = {
  id: 'load',
  src: 'load',
  onDone: onOutput('load', {
    target: 'ready',
    actions: ['keepKnown', 'tellOthers'],
  }),
  onError: 'ready',
} as const;

/**
 * The reward centre (spec §2 Member centre menu pages): promotion activities, to join and to claim
 * the bonus of (spec §4 Statuses).
 */
export const activitiesMachine = activities.createMachine({
  id: 'activities',
  context: { known: null, pendingId: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: { 'activities.reload': { target: 'loading', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: onOutput('load', {
          target: 'ready',
          actions: 'keepKnown',
        }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'activities.reload': { target: 'loading', actions: 'forgetMessage' } } },
    ready: {
      meta: { requirement: ['§4 Statuses 2'] },
      on: { ...requests, 'activities.reload': 'looking' },
      after: { look: { guard: 'isAwaited', target: 'looking' } },
    },
    /** Asks whether the platform has decided; a new request does not wait for it. */
    looking: {
      tags: 'busy',
      on: { ...requests, 'activities.reload': { target: 'looking', reenter: true } },
      invoke: readAgain,
    },
    joining: {
      meta: { requirement: ['§4 Statuses 2'] },
      tags: 'busy',
      invoke: { id: 'join', src: 'join', input: pendingIn, ...answered },
    },
    claiming: {
      meta: { requirement: ['§4 Statuses 2'] },
      tags: 'busy',
      invoke: { id: 'claim', src: 'claim', input: pendingIn, ...answered },
    },
    /** The form of an application, in place of the list. */
    application: {
      meta: { requirement: ['§4 Statuses 2'] },
      invoke: {
        id: 'activityApplication',
        src: 'activityApplication',
        input: ({ context }) => ({
          activity: activityIn(context, context.pendingId) as Activity,
        }),
        onDone: onOutcome('activityApplication', {
          sent: { target: 'ready', actions: ['keepActivity', 'notifyAccepted', 'tellOthers'] },
          // Images that were uploaded meanwhile stay with the platform.
          cancelled: { target: 'looking', actions: 'forgetPending' },
        }),
      },
    },
    rereading: {
      tags: 'busy',
      on: { 'activities.reload': { target: 'rereading', reenter: true } },
      invoke: readAgain,
    },
  },
});
export type ActivitiesRef = ActorRefFrom<typeof activitiesMachine>;
export type ActivitiesSnapshot = SnapshotFrom<typeof activitiesMachine>;
