import {
  assign,
  enqueueActions,
  sendTo,
  setup,
  stateIn,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import { STATUS_INTERVAL, type LanguageCode } from '../../../contract/constants';
import { overlayMachine } from '../overlay/overlay.machine';
import type { releaseMachine } from '../release/release.machine';
import { sessionMachine } from '../session/session.machine';
import { faultMessage } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { child, port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import { shellMachine } from '../shell/shell.machine';
import { toastsMachine } from '../toasts/toasts.machine';
import type { AppContext, AppEvent, AppInput, BootOutcome, StatusOutcome } from './app.types';

const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      boot: 'boot';
      readStatus: 'readStatus';
      checkStatus: 'readStatus';
      switchLanguage: 'switchLanguage';
      session: 'session';
      overlay: 'overlay';
      release: 'release';
      shell: 'shell';
      toasts: 'toasts';
    },
  },
  actors: {
    boot: port<BootOutcome, void>('boot'),
    readStatus: port<StatusOutcome, void>('readStatus'),
    switchLanguage: port<null, { language: LanguageCode }>('switchLanguage'),
    session: sessionMachine,
    overlay: overlayMachine,
    release: child<typeof releaseMachine>('release', { isPatient: true }),
    shell: shellMachine,
    toasts: toastsMachine,
  },
  guards: {
    isBootInMaintenance: (_, { status }: BootOutcome) => status.kind === 'maintenance',
    isBootRestricted: (_, { status }: BootOutcome) => status.kind === 'regionRestricted',
    isOtherLanguage: ({ context }, language: LanguageCode) => context.language !== language,
    isProductOpen: stateIn({ platform: 'product' }),
  },
  actions: {
    keepBoot: assign((_, { platform, status }: BootOutcome) => ({
      platform,
      message: null,
      ...('ip' in status && { ip: status.ip }),
    })),
    keepIp: assign((_, { ip }: OfKind<StatusOutcome, 'maintenance' | 'regionRestricted'>) => ({
      ip,
    })),
    keepFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    keepWanted: assign((_, language: LanguageCode) => ({ wanted: language })),
    keepLanguage: assign(({ context }) => ({ language: context.wanted })),
    /** From here on the session itself knows why the one before it ended. */
    forgetNotice: assign(({ context }) => ({ visit: { ...context.visit, notice: null } })),
    clearOverlays: sendTo('overlay', { type: 'overlay.clear' }),
    tellSession: sendTo('session', { type: 'language.changed' }),
    notifyLanguageFault: enqueueActions((scope) =>
      pushToast(scope, { tone: 'danger', message: { key: 'common:languageFailed' } }),
    ),
  },
  delays: { statusInterval: STATUS_INTERVAL },
}).extend({ guards: kindGuards('maintenance', 'regionRestricted') });
const { onFault, onOutcome, onOutput } = branchesOf(appSetup);

/** The status was read again: the product is closed, or what follows a normal answer. */
const closedUnless = (target: string) =>
  onOutcome('readStatus', {
    maintenance: {
      target: '#app.platform.closed.reason.maintenance',
      actions: 'keepIp',
    },
    regionRestricted: {
      target: '#app.platform.closed.reason.regionBlocked',
      actions: 'keepIp',
    },
    normal: { target },
  });

/**
 * The whole app: boot, system status, language, and the actors that live as long as the page. The
 * session runs from the start, beside the boot, so that a form is there at once; maintenance or a
 * blocked region takes its place.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({
    ...input,
    wanted: input.language,
    platform: null,
    ip: '',
    message: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'overlay', src: 'overlay', systemId: 'overlay' },
    { id: 'release', src: 'release', systemId: 'release' },
    { id: 'shell', src: 'shell', systemId: 'shell', input: ({ context }) => context.preferences },
    { id: 'toasts', src: 'toasts', systemId: 'toasts' },
  ],
  states: {
    platform: {
      initial: 'product',
      states: {
        product: {
          exit: 'clearOverlays',
          initial: 'booting',
          invoke: {
            id: 'session',
            src: 'session',
            systemId: 'session',
            input: ({ context }) => context.visit,
          },
          states: {
            booting: {
              tags: 'busy',
              invoke: {
                id: 'boot',
                src: 'boot',
                onDone: onOutput('boot', [
                  {
                    guard: 'isBootInMaintenance',
                    target: '#app.platform.closed.reason.maintenance',
                    meta: { requirement: ['§4 System status 1b'] },
                    actions: 'keepBoot',
                  },
                  {
                    guard: 'isBootRestricted',
                    target: '#app.platform.closed.reason.regionBlocked',
                    actions: 'keepBoot',
                  },
                  { target: 'open', actions: 'keepBoot' },
                ]),
                onError: onFault({
                  target: '#app.platform.bootFailed',
                  actions: 'keepFault',
                }),
              },
            },
            open: {
              entry: 'forgetNotice',
              meta: { requirement: ['§4 System status 1a'] },
              after: { statusInterval: 'rereadingStatus' },
              on: { 'status.recheck': 'rereadingStatus' },
            },
            rereadingStatus: {
              tags: 'busy',
              invoke: {
                id: 'readStatus',
                src: 'readStatus',
                onDone: closedUnless('open'),
                onError: 'open',
              },
            },
          },
        },
        bootFailed: { on: { 'boot.retry': 'product', 'status.recheck': 'product' } },
        /**
         * The product is closed. The page asks again at intervals, and shows its reason meanwhile.
         */
        closed: {
          meta: { requirement: ['§4 System status 2'] },
          type: 'parallel',
          states: {
            reason: {
              initial: 'maintenance',
              states: {
                maintenance: { meta: { requirement: ['§4 System status 1a'] } },
                regionBlocked: { meta: { requirement: ['§4 System status 1a'] } },
              },
            },
            check: {
              initial: 'idle',
              states: {
                idle: {
                  after: { statusInterval: 'checking' },
                  on: { 'status.recheck': 'checking' },
                },
                checking: {
                  tags: 'busy',
                  invoke: {
                    id: 'checkStatus',
                    src: 'readStatus',
                    onDone: closedUnless('#app.platform.product'),
                    onError: 'idle',
                  },
                },
              },
            },
          },
        },
      },
    },
    language: {
      initial: 'steady',
      states: {
        steady: {
          on: {
            'language.choose': {
              guard: { type: 'isOtherLanguage', params: ({ event }) => event.language },
              target: 'switching',
              actions: { type: 'keepWanted', params: ({ event }) => event.language },
            },
          },
        },
        switching: {
          tags: 'busy',
          invoke: {
            id: 'switchLanguage',
            src: 'switchLanguage',
            input: ({ context }) => ({ language: context.wanted }),
            onDone: [
              {
                guard: 'isProductOpen',
                target: 'steady',
                actions: ['keepLanguage', 'tellSession'],
              },
              { target: 'steady', actions: 'keepLanguage' },
            ],
            onError: { target: 'steady', actions: 'notifyLanguageFault' },
          },
        },
      },
    },
  },
});
export type AppRef = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;
