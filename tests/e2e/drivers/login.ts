import type { Locator, Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { endpoints } from '../../../contract/endpoints';
import { cases } from '../../../machines/account/login/login.cases';
import type { LoginEvent } from '../../../machines/account/login/login.types';
import type { PlanPath, PlanStep } from '../../../qa/plan/types';
import {
  chooseGoogle,
  gestures as byHand,
  sendCredentials,
  sendNewPassword,
  tellBankName,
} from '../../support/gestures/login';
import type { Hands } from '../../support/hands';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { browserDriver, type Beyond, type BrowserStage } from '../harness/browserDriver';
import {
  codeField,
  expectSent,
  mobileField,
  PLAYER_MOBILE,
  sendTo,
  TRAVELLER_MOBILE,
} from '../harness/codes';
import type { Controls } from '../harness/controls';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { pageHands } from '../harness/pageHands';
import {
  balance,
  expect,
  expectGuest,
  fillAndSend,
  header,
  loginDialog,
  PASSWORD,
} from '../harness/visit';
import { registerDialog } from '../harness/registering';

/** Raised by the machine itself: neither a person nor the platform sends them. */
type Raised = 'captcha.required' | 'captcha.released' | 'captcha.spent';
type Child =
  | 'humanVerification'
  | 'signIn'
  | 'signInBySms'
  | 'signInSocially'
  | 'forgotPassword'
  | 'secondFactor'
  | 'changePassword'
  | 'markFirstLogin'
  | 'loadMember'
  | 'endSession';
type Failing = 'signIn' | 'signInBySms' | 'signInSocially' | 'markFirstLogin' | 'loadMember';
type LoginStep =
  | Exclude<LoginEvent['type'], Raised>
  | `xstate.done.actor.${Child}`
  | `xstate.error.actor.${Failing}`;

type Form = { way: 'username' | 'sms'; step: keyof typeof PROGRESS; captcha: 'hidden' | 'shown' };
const formOf = (value: StateValue): Form | null =>
  typeof value === 'object' ? (value['form'] as Form) : null;

/** How a guest reaches a login with each input of the case file. */
const STARTS: Record<string, (world: World) => Promise<void>> = {
  member: ({ page }) => header(page).getByRole('button', { name: 'Log in' }).click(),
  agent: async () => undefined,
  resumed: async () => undefined,
  'social account chosen': async (world) => {
    await header(world.page).getByRole('button', { name: 'Register' }).click();
    const register = world.page.getByRole('dialog', { name: 'Register' });
    await register.getByRole('checkbox', { name: 'I am 18 or older' }).check();
    await register.getByRole('checkbox', { name: 'I agree to the terms' }).check();
    await openWindow(world, () => chooseGoogle(pageHands(register)));
  },
};
/** The person whose password has to be changed, or who comes back during the change. */
const resume = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await fillAndSend(loginDialog(page), 'fresh', DEFAULT_PASSWORD);
  await expect(changeDialog(page)).toBeVisible();
  await page.reload();
  await expect(changeDialog(page)).toBeVisible();
};
const placeOf = (input: string) => (input === 'agent' ? '/agent' : '/');

const DEFAULT_PASSWORD = 'Welcome#1';
const NEW_PASSWORD = 'Lagoon#2027';
const WRONG_PASSWORD = 'Wrong#2026';
const CAPTCHA = 'PADAUK';

const HOLDS = {
  challenge: { ...endpoints.challenge, query: { scope: 'login' } },
  login: endpoints.login,
  socialLogin: endpoints.socialLogin,
  secondFactorVerify: endpoints.secondFactorVerify,
  changePassword: endpoints.changePassword,
  firstLogin: endpoints.firstLogin,
  memberInfo: endpoints.memberInfo,
  logout: endpoints.logout,
};
type World = {
  page: Page;
  controls: Controls;
  wire: HeldWire<keyof typeof HOLDS>;
  /** Where the form is, and hands there. */
  place: Locator;
  hands: Hands;
  isAgent: boolean;
  /** What comes after the present step. */
  ahead: readonly PlanStep[];
  /** Where the login was before that step, and where it is after it. */
  value: StateValue;
  next: StateValue;
  /** The provider's window, if one is open. */
  popup: Page | null;
  /** The grant of a social login after its second factor. */
  withheld: unknown;
};

const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Change password' });
const factorDialog = (page: Page) => page.getByRole('dialog', { name: "Verify it's you" });
const recoveryDialog = (page: Page) => page.getByRole('dialog', { name: 'Forgot password' });

/** How an actor will end, if the path lets it. */
const endOf = ({ ahead }: World, actor: Child): string | null => {
  const end = ahead.find(({ event }) => event.endsWith(`.${actor}`));
  return end?.event.startsWith('xstate.done') ? end.case : null;
};

/** The person for whom the sandbox answers so. */
const PEOPLE: Record<string, readonly [username: string, password: string]> = {
  'granted, first login': ['newcomer', PASSWORD],
  'granted, default password': ['fresh', DEFAULT_PASSWORD],
  'granted, expired password': ['expired', PASSWORD],
  'granted, expiry not enforced': ['expired', PASSWORD],
  'second factor': ['traveller', PASSWORD],
  refused: ['player', WRONG_PASSWORD],
  'refused, captcha next': ['player', WRONG_PASSWORD],
};

const enter = async (world: World, name: string) => {
  const { hands, isAgent } = world;
  const [username, password] = PEOPLE[endOf(world, 'signIn') ?? ''] ?? ['player', PASSWORD];
  const isComplete = name === 'complete';
  await sendCredentials(hands, {
    username: !isComplete ? '' : isAgent ? 'agent' : username,
    password: isComplete ? password : '',
    captcha: CAPTCHA,
  });
};

const sendSms = async (world: World, name: string) => {
  const { place, hands, controls } = world;
  const isComplete = name === 'complete';
  const end = isComplete ? endOf(world, 'signInBySms') : null;
  const isAskedMore = end === 'second factor';
  const isRight = isAskedMore || end?.startsWith('granted');
  if (isRight) {
    await sendTo(place, isAskedMore ? TRAVELLER_MOBILE : PLAYER_MOBILE);
    await expectSent(place);
  } else await mobileField(place).fill(isComplete ? PLAYER_MOBILE : '');
  await codeField(place).fill(
    isRight ? ((await controls.newestCode()) ?? '') : isComplete ? '000000' : '',
  );
  await hands.press('Log in');
};

const SOLVER = /solver\.worker.*\.js/;
const verify = async ({ page, wire }: World, name: string) => {
  if (name !== 'unsolved') {
    await page.unroute(SOLVER);
    const call = await wire.take('challenge');
    return name === 'passed' ? call.answer() : call.abort();
  }
  // Without its worker, nobody solves anything.
  await page.route(SOLVER, (route) => route.abort());
  await (await wire.take('challenge')).answer();
};

const answerLogin = async ({ page, controls, wire, isAgent }: World, name: string) => {
  const call = await wire.take('login');
  const asksCaptcha = name === 'refused, captcha next';
  await controls.settings({
    captcha: { mode: asksCaptcha ? 'always' : 'never', text: CAPTCHA },
    whitelabel: { PWDEXPFORCECHANGE3: name !== 'granted, expiry not enforced' },
  });
  if (name === 'granted to no agent') return call.answerWith(asMember);
  if (name === 'granted, first login' && isAgent) return call.answerWith(asFirstLogin);
  const picture = asksCaptcha
    ? page.waitForResponse(
        (response) => new URL(response.url()).pathname === endpoints.captcha.path,
      )
    : null;
  await call.answer();
  await picture;
};
const asFirstLogin = (grant: unknown) => ({ ...(grant as object), firstTimeLogin: true });
const asMember = (grant: unknown) => {
  const { user, ...rest } = grant as { user: object };
  return { ...rest, user: { ...user, type: 0 } };
};

const answerSms = async ({ wire }: World, name: string) => {
  const call = await wire.take('login');
  return name === 'granted, first login' ? call.answerWith(asFirstLogin) : call.answer();
};

const openWindow = async (world: World, click: () => Promise<void>) => {
  const opened = world.page.waitForEvent('popup');
  await click();
  world.popup = await opened;
  await world.popup.waitForURL(/\/idp\/\w+\/authorize/);
};
const choose = async ({ popup }: World, name: string) => {
  if (!popup) throw new Error("the provider's window is not open");
  await popup.getByRole('button', { name, exact: true }).click();
};
const answerSocially = async (world: World, name: string) => {
  if (name === 'cancelled') return choose(world, 'Cancel');
  if (name === 'refused') return choose(world, 'Fail');
  await choose(world, 'Continue as Thiri');
  const call = await world.wire.take('socialLogin');
  if (name === 'granted') return call.answer();
  // No social account belongs to a person with further steps: the grant is held until these are
  // answered.
  await call.answerWith((grant) => {
    world.withheld = grant;
    return {
      secondFactor: {
        challengeId: 'challenge-1',
        methods: [
          { method: 'mobile', hint: '•••• 2222' },
          { method: 'bankName', hint: null },
        ],
      },
    };
  });
};

const recover = async (world: World, name: string) => {
  const { page, controls } = world;
  const dialog = recoveryDialog(page);
  if (name === 'cancelled') return dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('tab', { name: 'Mobile' }).click();
  await sendTo(
    dialog,
    endOf(world, 'signIn') === 'second factor' ? TRAVELLER_MOBILE : PLAYER_MOBILE,
  );
  await expectSent(dialog);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  await dialog.getByLabel(/^New password/).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Submit' }).click();
};

const answerFactor = async ({ page, wire, withheld }: World, name: string) => {
  const dialog = factorDialog(page);
  if (name === 'cancelled') return dialog.getByRole('button', { name: 'Cancel' }).click();
  await tellBankName(pageHands(dialog), 'Aung Aung');
  const call = await wire.take('secondFactorVerify');
  if (withheld !== null && name !== 'locked')
    return call.accept(name === 'passed' ? withheld : asFirstLogin(withheld));
  switch (name) {
    case 'passed':
      return call.answer();
    case 'passed, first login':
      return call.answerWith(asFirstLogin);
    default:
      return call.refuse('Too many wrong answers', { reason: 'locked', triesLeft: 0 });
  }
};

const changePassword = async ({ page, wire, ahead }: World, name: string) => {
  const dialog = changeDialog(page);
  if (name === 'cancelled') return dialog.getByRole('button', { name: 'Sign out' }).click();
  await sendNewPassword(pageHands(dialog), { old: DEFAULT_PASSWORD, new: NEW_PASSWORD });
  const call = await wire.take('changePassword');
  if (name === 'session gone') return call.failWith(401);
  // No one else has a default password: when the path asks for one again, it is not changed.
  const isNeeded = ahead.some((step) => step.case === 'granted, default password');
  await (isNeeded ? call.accept(null) : call.answer());
};

const gestures = {
  ...byHand,
  'credentials.submit': enter,
  'sms.submit': sendSms,
  'social.choose': async (world, name) => {
    if (name === 'google') return openWindow(world, () => chooseGoogle(world.hands));
    const terms = world.place.getByRole('checkbox', { name: 'I accept the terms' });
    await terms.uncheck();
    await chooseGoogle(world.hands);
    await expect(terms).toHaveAttribute('aria-invalid', 'true');
    await terms.check();
  },
  'login.close': async ({ page, place, value }) => {
    // Over another dialog, only leaving the address closes the login; a recovery has its own entry.
    if (value === 'recovery') await page.evaluate(() => history.go(-2));
    else if (value === 'secondFactor') await page.goBack();
    else await place.getByRole('button', { name: 'Close' }).click();
  },
  'xstate.done.actor.humanVerification': verify,
  'xstate.done.actor.signIn': answerLogin,
  'xstate.error.actor.signIn': async ({ wire }) => (await wire.take('login')).abort(),
  'xstate.done.actor.signInBySms': answerSms,
  'xstate.error.actor.signInBySms': async ({ wire }) => (await wire.take('login')).abort(),
  'xstate.done.actor.signInSocially': answerSocially,
  'xstate.error.actor.signInSocially': async (world) => {
    await choose(world, 'Continue as Thiri');
    await (await world.wire.take('socialLogin')).abort();
  },
  'xstate.done.actor.forgotPassword': recover,
  'xstate.done.actor.secondFactor': answerFactor,
  'xstate.done.actor.changePassword': changePassword,
  'xstate.done.actor.markFirstLogin': async ({ wire }) => (await wire.take('firstLogin')).answer(),
  'xstate.error.actor.markFirstLogin': async ({ wire }) => (await wire.take('firstLogin')).abort(),
  'xstate.done.actor.loadMember': async ({ wire }) => (await wire.take('memberInfo')).answer(),
  'xstate.error.actor.loadMember': async ({ wire }) => (await wire.take('memberInfo')).abort(),
  'xstate.done.actor.endSession': async ({ wire }) => (await wire.take('logout')).answer(),
} satisfies Gestures<LoginStep, World>;

const PROGRESS = {
  credentials:
    /^(Checking that you are human…|Logging in…|Please continue in the window that has opened\.)$/,
  verifying: 'Checking that you are human…',
  signingIn: 'Logging in…',
  signingInBySms: 'Logging in…',
  signingInSocially: 'Please continue in the window that has opened.',
  continuingSocially: 'Please continue in the window that has opened.',
};
/** The call that a state waits for. */
const WAITS = {
  verifying: 'challenge',
  signingIn: 'login',
  signingInBySms: 'login',
  greeting: 'firstLogin',
  loadingMember: 'memberInfo',
  abandoning: 'logout',
  leaving: 'logout',
} as const;
const isWaiting = (state: string): state is keyof typeof WAITS => state in WAITS;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async (world: World, value: StateValue) => {
  const { page, wire } = world;
  const form = formOf(value);
  const state = form?.step ?? String(value);
  if (isWaiting(state)) await wire.expectHeld(WAITS[state]);
  if (form) return expectForm(world, form);
  switch (value) {
    case 'recovery':
      await expect(recoveryDialog(page)).toBeVisible();
      break;
    case 'secondFactor':
      await expect(factorDialog(page)).toBeVisible();
      break;
    case 'passwordChange':
      await expect(changeDialog(page)).toBeVisible();
      break;
    default:
      return expect(
        page
          .getByRole('status')
          .filter({ hasText: /^(Logging in…|Logging you in…|Signing you out…)$/ }),
      ).toBeVisible();
  }
  await expect(loginDialog(page)).toHaveCount(0);
};

const expectAtRest = (place: Locator, { way, captcha }: Form) =>
  Promise.all([
    expect(place.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy', 'true'),
    ...(captcha === 'shown' && way === 'username'
      ? [
          expect(
            place.getByRole('button', { name: 'Refresh captcha' }).locator('img'),
          ).toBeVisible(),
        ]
      : []),
  ]);

const expectForm = async ({ place, popup }: World, { way, step, captcha }: Form) => {
  const button = place.getByRole('button', { name: 'Log in' });
  const isIdle = step === 'credentials';
  await Promise.all([
    expect(
      place.getByRole('textbox', { name: way === 'username' ? 'Username' : 'Mobile number' }),
    ).toBeVisible(),
    expect(
      place.getByRole('textbox', { name: way === 'username' ? 'Mobile number' : 'Username' }),
    ).toHaveCount(0),
    isIdle
      ? expectAtRest(place, { way, step, captcha })
      : expect(button).toHaveAttribute('aria-busy', 'true'),
    expect(place.getByRole('status').filter({ hasText: PROGRESS[step] })).toHaveCount(
      isIdle ? 0 : 1,
    ),
    expect(place.getByRole('button', { name: 'Cancel' })).toHaveCount(
      ['verifying', 'signingInSocially', 'continuingSocially'].includes(step) ? 1 : 0,
    ),
    ...(captcha === 'hidden' && way === 'username'
      ? [expect(place.getByLabel('Captcha', { exact: true })).toHaveCount(0)]
      : []),
    ...(popup && isIdle && !popup.isClosed() ? [popup.waitForEvent('close')] : []),
  ]);
};

const expectEnded = async ({ page }: World, value: StateValue) => {
  if (value === 'authenticated') return expect(balance(page)).toBeVisible();
  if (value === 'returned') return expect(registerDialog(page)).toBeVisible();
  for (const dialog of [
    loginDialog(page),
    recoveryDialog(page),
    factorDialog(page),
    changeDialog(page),
  ])
    await expect(dialog).toHaveCount(0);
  await expectGuest(page);
};

const BEYOND = {
  'a link to an unregistered IP': {
    why: 'a link logs in before there is a form; the security test opens one',
    transitions: ['login.entry||0'],
  },
  'typed in the header': {
    why: 'the header has its own fields only by a setting; the test of the header types there',
    transitions: ['login.entry||3', 'login.entry||4'],
  },
  'xstate.done.actor.passkeyLogin': {
    why: 'a browser needs a device with a passkey; the test of passkeys has one',
    transitions: ['login.form.step.credentials|xstate.done.actor.passkeyLogin|0'],
  },
  'xstate.error.actor.endSession': {
    why: 'the service ends a session with or without the network and never fails',
    transitions: [
      'login.abandoning|xstate.error.actor.endSession|0',
      'login.leaving|xstate.error.actor.endSession|0',
    ],
  },
} satisfies Beyond;

/**
 * The machine accepts the event of either tab at any time; a person has only what is on the screen.
 */
const canHappen: CanHappen = ({ observation: { value }, snapshot }, { stimulus }) => {
  const { type } = stimulus;
  const form = formOf(value);
  const isAgent = snapshot.context['side'] === 'agent';
  switch (type) {
    case 'sms.submit':
      return form?.way === 'sms';
    case 'credentials.submit':
    case 'password.forgot':
    case 'field.changed':
      return form?.way === 'username';
    // The agent page has a form by username and nothing to close.
    case 'way.choose':
    case 'social.choose':
    case 'login.close':
      return !isAgent;
    // An agent has no step beyond the password.
    case 'xstate.done.actor.signIn':
      return !isAgent || !/second factor|password|expiry/.test(stimulus.case ?? '');
    default:
      return !(type in BEYOND);
  }
};

const begin = async (
  { input, steps, expect: { value } }: PlanPath,
  { page, controls }: BrowserStage,
): Promise<World> => {
  const isAgent = input === 'agent';
  const place = isAgent ? page.getByRole('main') : loginDialog(page);
  const unheld = {
    page,
    controls,
    place,
    hands: pageHands(place),
    isAgent,
    ahead: steps,
    value,
    next: value,
    popup: null,
    withheld: null,
  };
  // The returning person is logged in before anything is held.
  if (input === 'resumed') await resume(page);
  const world: World = { ...unheld, wire: await holdWire(page, HOLDS) };
  await STARTS[input]?.(world);
  return world;
};

/**
 * A login that was closed, or only has to be left, leaves a guest where it began; after every other
 * end the page is loaded again.
 */
const restart = async (world: World, path: PlanPath, stage: BrowserStage): Promise<World> => {
  const { page, next: value, wire, isAgent } = world;
  if (value === 'leaving') {
    await (await wire.take('logout')).answer();
    await expectEnded(world, 'closed');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await stage.controls.reset();
  const isWhereItBegan =
    (value === 'closed' || value === 'leaving') &&
    !isAgent &&
    path.input !== 'agent' &&
    (await page.getByRole('dialog').count()) === 0;
  if (!isWhereItBegan) {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(placeOf(path.input));
  }
  return begin(path, stage);
};

/** Over a wire that holds each answer until the path says how it ends. */
export const driver = browserDriver<World>({
  cases,
  canHappen,
  inputs: Object.keys(STARTS),
  maxPath: 20,
  beyond: BEYOND,
  // One event per key press, while fields are filled in one go.
  incidental: ['field.changed'],
  gestures,
  start: async (path, stage) => {
    await stage.page.goto(placeOf(path.input));
    return begin(path, stage);
  },
  restart,
  onStep: (world, step) => {
    world.ahead = world.ahead.slice(1);
    world.value = world.next;
    world.next = step.expect.value;
  },
  settle: async ({ place }, { value }) => {
    const form = formOf(value);
    if (form?.step === 'credentials') await expectAtRest(place, form);
  },
  expect: (world, { value, status }) =>
    status === 'active' ? expectShown(world, value) : expectEnded(world, value),
});
