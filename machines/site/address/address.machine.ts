import { assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { pathOf, placeOf, type Place } from '../../shared/routes';
import type {
  AddressCommand,
  AddressContext,
  AddressEvent,
  AddressInput,
  AddressWanted,
  LocationChanged,
} from './address.types';

/** Places that open over the page, or instead of it for a while. */
const STEPS: readonly Place[] = ['login', 'register', 'member', 'help', 'game'];
/** Opening a step makes a new entry, which Back leaves; any other write replaces the entry. */
const isStep = (address: string) => STEPS.includes(placeOf(address));
/** Unlike `pathOf`, it keeps a slash at the end, as the browser does. */
const pathnameOf = (address: string) => address.replace(/[?#].*$/, '');
/** Undefined where the browser comes back to an entry: the session may have moved since. */
const markOf = ({ kind, mark }: LocationChanged) => (kind === 'POP' ? undefined : mark);

/**
 * Keeps the browser's address and the session together. An entry that the person went to is told to
 * the session; an address that the session wants is written. One actor runs for each session.
 */
export const addressMachine = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    input: {} as AddressInput,
    emitted: {} as AddressCommand,
  },
  guards: {
    isEntryAddress: ({ context }, { address }: LocationChanged) => address === context.here.address,
    /** The key alone does not say: all entries that somebody typed have the same one. */
    isHere: ({ context: { here } }, { address, key }: LocationChanged) =>
      address === here.address && key === here.key,
    /** What lay over the page before a reload is left: the session has its newer address. */
    isUncovered: ({ context: { here } }, { key, kind }: LocationChanged) =>
      here.isLayer && key === here.key && kind === 'POP',
    /** The session is there already. */
    isKnown: ({ context: { pending } }, to: LocationChanged) =>
      markOf(to) !== undefined || to.address === pending,
    /**
     * It is shown, or on its way. A query or hash that is not ours (a campaign's, say) may stay,
     * unless it says what the page shows.
     */
    isWritten: ({ context: { here, written } }, { address, isSite }: AddressWanted) =>
      address === written?.address ||
      address === (isSite || /[?#]/.test(address) ? here.address : pathnameOf(here.address)),
    /** What narrows a list: drawing the answer comes before a write, which takes as long. */
    isNarrowing: ({ context }, { address }: AddressWanted) =>
      pathOf(address) === pathnameOf(context.here.address) && !address.includes('#'),
    /**
     * The entry below has the wanted address. Below a game that was reloaded, or gone forward to,
     * is a page that the session does not know.
     */
    isBelow: ({ context: { here } }, { address, isSignedIn }: AddressWanted) =>
      isStep(here.address) &&
      (here.over === address ||
        (here.over !== null && placeOf(here.address) === 'game' && address === '/' && isSignedIn)),
  },
  actions: {
    keepHere: assign(({ context: { written } }, to: LocationChanged) => {
      const mark = markOf(to);
      return {
        here: { address: to.address, key: to.key, over: to.over, isLayer: to.isLayer },
        written: mark === undefined || mark === written?.mark ? null : written,
      };
    }),
    tell: emit((_, { address, from }: LocationChanged) => ({
      type: 'route.changed',
      path: address,
      from,
    })),
    keepPending: assign((_, { address }: AddressWanted) => ({ pending: address })),
    schedule: emit(({ context }) => ({ type: 'write.schedule', address: context.pending })),
    cancel: emit({ type: 'write.cancel' }),
    flush: emit({ type: 'writes.flush' }),
    write: enqueueActions(({ context: { here, marks }, enqueue }, address: string) => {
      const mark = marks + 1;
      const isOver = isStep(here.address);
      enqueue.assign({ marks: mark, written: { address, mark } });
      enqueue.emit({
        type: 'entry.write',
        address,
        options: {
          replace: isOver || !isStep(address),
          state: { mark, ...(isStep(address) && { over: isOver ? here.over : here.address }) },
        },
      });
    }),
    leave: emit({ type: 'entry.leave' }),
    forgetPending: assign({ pending: '' }),
  },
}).createMachine({
  id: 'address',
  context: ({ input }) => ({
    here: { address: input.entry, key: '', over: null, isLayer: false },
    pending: '',
    written: null,
    marks: 0,
  }),
  initial: 'fresh',
  on: {
    'location.changed': [
      { guard: { type: 'isHere', params: ({ event }) => event } },
      {
        guard: { type: 'isUncovered', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'keepHere', params: ({ event }) => event },
      },
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'keepHere', params: ({ event }) => event },
      },
      {
        target: '.idle',
        actions: [
          { type: 'keepHere', params: ({ event }) => event },
          { type: 'tell', params: ({ event }) => event },
        ],
      },
    ],
  },
  states: {
    /** The session knows the address it began with; hearing it again would close its dialogs. */
    fresh: {
      on: {
        'location.changed': {
          guard: { type: 'isEntryAddress', params: ({ event }) => event },
          target: 'idle',
          actions: { type: 'keepHere', params: ({ event }) => event },
        },
      },
    },
    idle: {
      entry: 'forgetPending',
      on: {
        'address.wanted': [
          { guard: { type: 'isWritten', params: ({ event }) => event } },
          {
            guard: { type: 'isNarrowing', params: ({ event }) => event },
            target: 'scheduled',
            actions: { type: 'keepPending', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBelow', params: ({ event }) => event },
            target: 'goingBack',
            actions: { type: 'keepPending', params: ({ event }) => event },
          },
          { actions: ['flush', { type: 'write', params: ({ event }) => event.address }] },
        ],
      },
    },
    /** Any other address lets it be written first, and is wanted again when that is shown. */
    scheduled: {
      entry: 'schedule',
      exit: 'cancel',
      on: {
        'address.wanted': [
          { guard: { type: 'isWritten', params: ({ event }) => event }, target: 'idle' },
          {
            guard: { type: 'isNarrowing', params: ({ event }) => event },
            target: 'scheduled',
            reenter: true,
            actions: { type: 'keepPending', params: ({ event }) => event },
          },
          { target: 'idle', actions: { type: 'write', params: ({ context }) => context.pending } },
        ],
        'address.lost': 'idle',
        'write.due': {
          target: 'idle',
          actions: { type: 'write', params: ({ context }) => context.pending },
        },
      },
    },
    /** Until the browser shows the entry below. */
    goingBack: { entry: ['flush', 'leave'] },
  },
});
export type AddressRef = ActorRefFrom<typeof addressMachine>;
