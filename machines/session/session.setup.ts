import { assign, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import { roleOf } from '../../contract/roles';
import { balanceMachine } from '../balance/balance.machine';
import { bannersMachine } from '../banners/banners.machine';
import type { countriesMachine } from '../countries/countries.machine';
import type { loginMachine } from '../login/login.machine';
import type { memberCentreMachine, MemberPage } from '../memberCentre/memberCentre.machine';
import { popupsMachine } from '../popups/popups.machine';
import type { registrationMachine } from '../registration/registration.machine';
import type { RegistrationOutput } from '../registration/registration.types';
import { faultMessage } from '../shared/message';
import { pushToast } from '../shared/notify';
import { child, port } from '../shared/port';
import type { smsCodeMachine } from '../smsCode/smsCode.machine';
import { placeOf, type Place } from './routes';
import type { EndSessionInput, FreePlayOutcome, LoginOutput, RestoreOutcome, SessionContext, SessionEvent, SessionInput } from './session.types';

/** What the session's chart is made of; the chart itself is in `session.machine.ts` and `states/`. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput, tags: {} as 'busy', meta: {} as { path: string },
    children: {} as {
      restoreSession: 'restoreSession'; endSession: 'endSession'; followOut: 'endSession'; leaveDoor: 'endSession'; leaveTrial: 'endSession';
      login: 'login'; agentLogin: 'login'; registration: 'registration'; startFreePlay: 'startFreePlay'; memberCentre: 'memberCentre';
      loginCode: 'smsCode'; registerCode: 'smsCode'; recoveryCode: 'smsCode'; countries: 'countries';
      balance: 'balance'; banners: 'banners'; popups: 'popups';
    },
  },
  actors: {
    restoreSession: port<RestoreOutcome, void>('restoreSession'),
    endSession: port<null, EndSessionInput>('endSession'),
    startFreePlay: port<FreePlayOutcome, void>('startFreePlay'),
    login: child<typeof loginMachine>('login'),
    registration: child<typeof registrationMachine>('registration'),
    smsCode: child<typeof smsCodeMachine>('smsCode'),
    countries: child<typeof countriesMachine>('countries'),
    memberCentre: child<typeof memberCentreMachine>('memberCentre'),
    popups: popupsMachine,
    balance: balanceMachine,
    banners: bannersMachine,
  },
  guards: {
    isRestored: (_, p: { outcome: RestoreOutcome; kind: RestoreOutcome['kind'] }) => p.outcome.kind === p.kind,
    isAuthenticated: (_, output: LoginOutput | RegistrationOutput) => output.kind === 'authenticated',
    isSocial: (_, output: RegistrationOutput) => output.kind === 'social',
    isStarted: (_, outcome: FreePlayOutcome) => outcome.kind === 'started',
    isAgent: ({ context }) => context.member !== null && roleOf(context.member.type) === 'agent',
    isTrial: ({ context }) => context.member !== null && roleOf(context.member.type) === 'trial',
    isSameMember: ({ context }, memberId: string | null) => memberId !== null && context.member?.id === memberId,
    isPlace: (_, p: { path: string; place: Place }) => placeOf(p.path) === p.place,
    isLoginAsked: or([
      stateIn({ identity: { restoring: 'loginAsked' } }),
      stateIn({ identity: { visitor: { leavingDoor: 'loginAsked' } } }),
    ]),
    isRegisterAsked: or([
      stateIn({ identity: { restoring: 'registerAsked' } }),
      stateIn({ identity: { visitor: { leavingDoor: 'registerAsked' } } }),
    ]),
    isCentreAsked: stateIn({ identity: { restoring: 'centreAsked' } }),
    isOnAgentPage: stateIn({ page: 'agentLogin' }),
    isOffAgentPage: not(stateIn({ page: 'agentLogin' })),
    isAgentInside: stateIn({ identity: { signedIn: { role: 'agent' } } }),
    isNoAgentInside: or([
      stateIn({ identity: 'visitor' }),
      stateIn({ identity: { signedIn: { role: 'member' } } }),
      stateIn({ identity: { signedIn: { role: 'trial' } } }),
    ]),
  },
  actions: {
    keepLogin: assign(({ context }, output: LoginOutput | RegistrationOutput) =>
      output.kind === 'authenticated'
        ? { member: output.member, isFirstLogin: output.firstTimeLogin, remembered: output.remembered ?? context.remembered, resume: null, notice: null, social: null }
        : {}),
    keepSocial: assign((_, output: RegistrationOutput) => (output.kind === 'social' ? { social: output.provider } : {})),
    keepTrial: assign((_, outcome: FreePlayOutcome) => (outcome.kind === 'started' ? { member: outcome.member, isFirstLogin: false } : {})),
    keepCentrePage: assign((_, centrePage: MemberPage) => ({ centrePage })),
    askForRewards: assign({ centrePage: 'rewardCenter' }),
    keepRestored: assign((_, outcome: RestoreOutcome) => ({
      member: outcome.kind === 'member' ? outcome.member : null,
      resume: outcome.kind === 'passwordChangeDue' ? outcome.resume : null,
    })),
    forgetMember: assign({ member: null, isFirstLogin: false, resume: null, notice: null, social: null }),
    noteExpiry: assign({ member: null, isFirstLogin: false, resume: null, notice: { key: 'errors:notLoggedIn' } }),
    closeLogin: sendTo('login', { type: 'login.close' }),
    closeRegistration: sendTo('registration', { type: 'register.close' }),
    closeCentre: sendTo('memberCentre', { type: 'centre.close' }),
    turnCentre: sendTo('memberCentre', (_, page: MemberPage) => ({ type: 'page.choose', page })),
    openDoor: raise({ type: 'login.open' }),
    openRegister: raise({ type: 'register.open' }),
    /** The centre that was asked for while it was not known who asks. */
    openWishedCentre: enqueueActions(({ enqueue, check }) => {
      // Named guards can't be typed before setup knows them.
      if (check(stateIn({ identity: { restoring: 'centreAsked' } }) as never)) enqueue.raise({ type: 'centre.open', page: 'securityCenter' });
    }),
    openCentre: raise({ type: 'centre.open', page: 'securityCenter' }),
    /** Whatever dialog has an address of its own goes when the address is another one. */
    closeDoors: enqueueActions(({ enqueue }) => {
      for (const type of ['login.close', 'register.close', 'centre.close'] as const) enqueue.raise({ type });
    }),
    tellVisitor: sendTo('popups', { type: 'viewer.changed', viewer: 'B' }),
    tellMember: sendTo('popups', ({ context }) => ({ type: 'viewer.changed', viewer: context.isFirstLogin ? 'F' : 'A' })),
    suppressPopups: enqueueActions(({ enqueue }, outcome: RestoreOutcome) => {
      if (outcome.linkRefused) enqueue.sendTo('popups', { type: 'popups.suppress' });
    }),
    closeAnnouncement: sendTo('popups', { type: 'announcement.close' }),
    reloadPopups: sendTo('popups', { type: 'popups.reload' }),
    reloadCountries: sendTo('countries', { type: 'data.reload' }),
    reloadRules: sendTo('registration', { type: 'rules.reload' }),
    enterByAddress: raise(({ context }) => ({ type: 'route.changed' as const, path: context.entryPath })),
    forgetAddress: assign({ entryPath: '' }),
    goHome: raise({ type: 'route.changed', path: '/' }),
    goToAgentPage: raise({ type: 'route.changed', path: '/agent' }),
    reloadBanners: sendTo('banners', { type: 'data.reload' }),
    notifyRefusedLink: enqueueActions((scope, outcome: RestoreOutcome) => {
      if (outcome.linkRefused) pushToast(scope, { tone: 'warning', message: { key: 'session:linkRefused' } });
    }),
    notifyFreePlayRefusal: enqueueActions((scope, outcome: FreePlayOutcome) => {
      if (outcome.kind === 'refused') pushToast(scope, { tone: 'warning', message: { text: outcome.message } });
    }),
    notifyFault: enqueueActions((scope, error: unknown) => pushToast(scope, { tone: 'danger', message: faultMessage(error) })),
  },
});
