import type { Locator, Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { cases } from '../../../machines/account/registration/registration.cases';
import type { RegistrationEvent } from '../../../machines/account/registration/registration.types';
import type { PlanPath, PlanStep } from '../../../qa/plan/types';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { browserDriver } from '../harness/browserDriver';
import type { Controls } from '../harness/controls';
import { waitingCalls } from '../harness/heldWire';
import {
  box,
  consent,
  expectNewMember,
  registerDialog,
  secret,
  submitButton,
} from '../harness/registering';
import { expect, expectGuest, PASSWORD } from '../harness/visit';

/** Raised by the machine itself: neither a person nor the platform sends them. */
type Raised = 'captcha.required' | 'captcha.spent';
type Port =
  | 'loadSetup'
  | 'reloadSetup'
  | 'checkPatterns'
  | 'checkAffiliate'
  | 'confirmCode'
  | 'register'
  | 'loadMember'
  | 'endSession';
type RegistrationStep =
  | Exclude<RegistrationEvent['type'], Raised>
  | `xstate.done.actor.${Port | 'humanVerification'}`
  | `xstate.error.actor.${Port}`;

const SWALLOWED = {
  'xstate.error.actor.checkPatterns':
    'no worker: the service says that all match, as the platform judges them anyway',
  'xstate.error.actor.endSession':
    'no network: the service ends the session here, whether or not the platform heard of it',
} satisfies Partial<Record<RegistrationStep, string>>;

/** The calls that a path answers itself. Everything else of the platform answers at once. */
const HELD = {
  setup: /\/wps\/system\/setting\/register$/,
  patterns: /\/patterns\.worker[^/]*\.js$/,
  solver: /\/solver\.worker[^/]*\.js$/,
  affiliate: /\/wps\/agent\/affiliate\?/,
  challenge: /\/wps\/verification\/challenge\?scope=register$/,
  confirm: /accounts:signInWithPhoneNumber/,
  register: /\/wps\/member\/register(\/mobile)?$/,
  member: /\/wps\/member\/info$/,
  logout: /\/wps\/session\/logout$/,
} as const;
type HeldCall = keyof typeof HELD;

const holdWire = async (page: Page) => {
  const held = waitingCalls<HeldCall>();
  let isOpen = false;
  for (const [name, url] of Object.entries(HELD) as [HeldCall, RegExp][])
    await page.route(url, (route) => (isOpen ? route.continue() : held.hold(name, route)));
  const next = (name: HeldCall) => held.take(name, 'oldest');
  return {
    pass: async (name: HeldCall) => (await next(name)).continue(),
    /** Until the platform's answer is back. */
    passWhole: async (name: HeldCall) => {
      const route = await next(name);
      await route.fulfill({ response: await route.fetch() });
    },
    fail: async (name: HeldCall) => (await next(name)).abort('connectionfailed'),
    /** The caller has left. */
    drop: async (name: HeldCall) => {
      const route = await next(name);
      await route.abort().catch(() => undefined);
    },
    forget: held.forgetAll,
    open: () => {
      isOpen = true;
    },
  };
};

type Provider = 'platform' | 'firebase';
type Form = { way: string; step: string; captcha: string };
type World = {
  page: Page;
  controls: Controls;
  dialog: Locator;
  wire: Awaited<ReturnType<typeof holdWire>>;
  path: PlanPath;
  at: number;
  form: Form;
  provider: Provider;
  /** A number takes one code in two minutes, so every page has its own. */
  mobile: string;
  isCodeSent: boolean;
};
const formOf = (value: StateValue): Form | null =>
  typeof value === 'object' ? (value['form'] as Form) : null;
const tab = ({ dialog }: World, name: string) => dialog.getByRole('tab', { name });
const NAMES = { username: 'Username', mobile: 'Mobile' };

const isWithReceipt = (name: string) => name === 'with a firebase code';
const isSubmit = ({ event }: PlanStep) => event === 'register.submit';
const providerOf = (name: string): Provider => (isWithReceipt(name) ? 'firebase' : 'platform');
/** The answers to the steps up to the next submit, including the present one. */
const ahead = ({ path: { steps }, at }: World): string[] => {
  const rest = steps.slice(at + 1);
  const end = rest.findIndex(isSubmit);
  return (end < 0 ? rest : rest.slice(0, end)).map(({ event, case: name }) => `${event} · ${name}`);
};

const flags = (isMobileOn: boolean, isUsernameOn: boolean) => ({
  whitelabel: { MOBILENUMREG3: isMobileOn, USERNAMEREG3: isUsernameOn },
});
const captchaRule = (enabled: boolean) => ({ registerFields: { captcha: { enabled } } });

/**
 * The page asks once for the flags and for who sends codes. When a path wants others it continues
 * in a new page in the same state.
 */
const reopen = async (world: World, provider: Provider) => {
  const {
    page,
    controls,
    wire,
    form: { way, captcha },
  } = world;
  await controls.settings({
    ...flags(true, true),
    ...captchaRule(captcha === 'shown'),
    smsProvider: provider,
  });
  wire.forget();
  await page.goto('/register');
  await wire.pass('setup');
  await tab(world, NAMES[way as keyof typeof NAMES]).click();
  world.provider = provider;
  world.mobile = String(Number(world.mobile) + 1);
  world.isCodeSent = false;
};

const fillIn = async (world: World, name: string, isComplete: boolean) => {
  const { dialog, form } = world;
  const outcomes = ahead(world);
  if (form.way === 'username') {
    await box(dialog, 'Username').fill(
      outcomes.some((one) => one.includes('username does not')) ? '9khinkhin' : 'khinkhin',
    );
  }
  await secret(dialog, 'Password').fill(PASSWORD);
  await secret(dialog, 'Confirm password').fill(
    isComplete || form.captcha === 'shown' ? PASSWORD : '',
  );
  if (form.way === 'mobile')
    await fillInCode(
      world,
      outcomes.some((one) => one.includes('wrong code')),
    );
  await box(dialog, 'Invitation code').fill(
    name !== 'invited'
      ? ''
      : outcomes.some((one) => one.includes('checkAffiliate · unknown'))
        ? 'NOBODY99'
        : 'PADAUK01',
  );
  if (form.captcha === 'shown') {
    const refresh = dialog.getByRole('button', { name: 'Refresh captcha' });
    await expect(refresh.locator('img')).toBeVisible();
    await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
    await box(dialog, 'Captcha').fill(isComplete ? 'PDK4' : '');
  }
  await consent(dialog);
};

const fillInCode = async (world: World, isWrong: boolean) => {
  const { dialog, controls, mobile, wire } = world;
  if (!world.isCodeSent) {
    await box(dialog, 'Mobile number').fill(mobile);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await wire.pass('challenge');
    await wire.pass('solver');
    await expect(dialog.getByText('We sent you a code.')).toBeVisible();
    world.isCodeSent = true;
  }
  const [{ code: right } = { code: '' }] = await controls.sentTo(`+95${mobile}`);
  await box(dialog, 'SMS code').fill(!isWrong ? right : right === '000000' ? '111111' : '000000');
};

/** The platform's settings before it answers a registration this way. */
const answerRegister = async ({ controls, wire }: World, name: string) => {
  if (name === 'registered') await controls.settings(captchaRule(false));
  if (name === 'refused')
    await controls.settings({ ...captchaRule(false), ...flags(false, false) });
  if (name === 'refused, captcha next') await controls.settings(captchaRule(true));
  await wire.passWhole('register');
  if (name === 'refused') await controls.settings(flags(true, true));
};

const gestures = {
  'register.submit': async (world, name) => {
    if (providerOf(name) !== world.provider && world.form.way === 'mobile')
      await reopen(world, providerOf(name));
    await fillIn(
      world,
      name,
      formOf(world.path.steps[world.at]?.expect.value ?? '')?.step !== 'fields',
    );
    await submitButton(world.dialog).click();
  },
  'field.changed': ({ dialog }) => box(dialog, 'Username').fill('khinkhinx'),
  'way.choose': async (world, name) => {
    if (name === 'mobile' && (await tab(world, 'Mobile').count()) === 0)
      await reopen(world, world.provider);
    await tab(world, NAMES[name as keyof typeof NAMES]).click();
  },
  'social.choose': async ({ page, dialog }, name) => {
    const google = dialog.getByRole('button', { name: 'Continue with Google' });
    // While the form is being sent, a press does nothing.
    if ((await google.getAttribute('aria-disabled')) === 'true')
      return google.click({ force: true });
    const isGiven = name === 'google';
    for (const label of ['I am 18 or older', 'I agree to the terms'])
      await dialog.getByRole('checkbox', { name: label }).setChecked(isGiven);
    if (!isGiven) {
      await google.click();
      await expect(dialog.getByRole('checkbox', { name: 'I agree to the terms' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      return;
    }
    const opened = page.waitForEvent('popup');
    await google.click();
    await opened;
  },
  // There and back, for the words of the tests: the first change reads the rules, the second finds
  // them being read.
  'rules.reload': async ({ page }) => {
    const language = page.getByRole('combobox', { name: /^(Language|ဘာသာစကား)$/ }).first();
    const asked = page.waitForRequest(HELD.setup);
    await language.selectOption('MY');
    await asked;
    await language.selectOption('EN');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
  'setup.retry': ({ dialog }) => dialog.getByRole('button', { name: 'Try again' }).click(),
  'verification.cancel': async ({ dialog, wire }) => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await wire.drop('challenge');
  },
  'registration.close': async ({ page, dialog, wire, path, at }) => {
    const close = dialog.getByRole('button', { name: 'Close' });
    if ((await close.count()) > 0) await close.click();
    else await page.keyboard.press('Escape');
    if (path.steps[at - 1]?.expect.value === 'loadingMember') await wire.drop('member');
  },
  'xstate.done.actor.loadSetup': ({ wire }) => wire.pass('setup'),
  'xstate.error.actor.loadSetup': ({ wire }) => wire.fail('setup'),
  'xstate.done.actor.reloadSetup': ({ wire }) => wire.pass('setup'),
  'xstate.error.actor.reloadSetup': ({ wire }) => wire.fail('setup'),
  'xstate.done.actor.checkPatterns': ({ wire }) => wire.pass('patterns'),
  'xstate.error.actor.checkPatterns': ({ wire }) => wire.fail('patterns'),
  'xstate.done.actor.checkAffiliate': ({ wire }) => wire.pass('affiliate'),
  'xstate.error.actor.checkAffiliate': ({ wire }) => wire.fail('affiliate'),
  'xstate.done.actor.humanVerification': async ({ wire }, name) => {
    if (name === 'faulted') return wire.fail('challenge');
    await wire.pass('challenge');
    await (name === 'passed' ? wire.pass('solver') : wire.fail('solver'));
  },
  'xstate.done.actor.confirmCode': ({ wire }) => wire.pass('confirm'),
  'xstate.error.actor.confirmCode': ({ wire }) => wire.fail('confirm'),
  'xstate.done.actor.register': answerRegister,
  // The client asks once more, with the same key.
  'xstate.error.actor.register': async ({ wire }) => {
    await wire.fail('register');
    await wire.fail('register');
  },
  'xstate.done.actor.loadMember': async ({ wire }) => {
    await wire.pass('member');
    wire.open();
  },
  'xstate.error.actor.loadMember': ({ wire }) => wire.fail('member'),
  'xstate.done.actor.endSession': ({ wire }) => wire.pass('logout'),
  'xstate.error.actor.endSession': ({ wire }) => wire.fail('logout'),
} satisfies Gestures<RegistrationStep, World>;

/** The platform's settings before the page asks: those of the first form of the path. */
const stageOf = ({ steps }: PlanPath): { provider: Provider; settings: object } => {
  const loaded = steps.find(({ event }) => event === 'xstate.done.actor.loadSetup')?.expect.value;
  const provider = providerOf(steps.find(isSubmit)?.case ?? '');
  const form = loaded === undefined ? null : formOf(loaded);
  const given = form
    ? { ...flags(form.way === 'mobile', true), ...captchaRule(form.captcha === 'shown') }
    : loaded === 'unavailable'
      ? flags(false, false)
      : {};
  return { provider, settings: { ...given, smsProvider: provider } };
};

/** One of several: the code that was sent has one of its own. */
const statusThatSays = (dialog: Locator, hasText: string | RegExp) =>
  dialog.getByRole('status').filter({ hasText });

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async (world: World, value: StateValue) => {
  const { page, dialog } = world;
  const form = formOf(value);
  if (form) return expectForm(world, form);
  switch (value) {
    case 'loadingSetup':
      return expect(statusThatSays(dialog, /Loading the form/)).toBeVisible();
    case 'setupFailed':
      return expect(dialog.getByRole('alert')).toContainText('Network link is abnormal');
    case 'unavailable':
      return expect(statusThatSays(dialog, /closed at the moment/)).toBeVisible();
    case 'loadingMember':
      return expect(statusThatSays(dialog, 'Welcome! Logging you in…')).toBeVisible();
    case 'leaving':
      return expect(statusThatSays(dialog, 'One moment…')).toBeVisible();
    case 'registered':
      return expectNewMember(page);
    // The provider's window is open, and the login waits for it.
    case 'social':
      return expect(dialog).toHaveCount(0);
    case 'closed':
      await expect(dialog).toHaveCount(0);
      return expectGuest(page);
    default:
      throw new Error(`nobody said what a person sees in ${JSON.stringify(value)}`);
  }
};

const SAID: Record<string, string> = {
  checkingPatterns: 'Checking what you filled in…',
  checkingAffiliate: 'Checking what you filled in…',
  confirmingCode: 'Checking what you filled in…',
  verifying: 'Checking that you are human…',
  registering: 'Creating your account…',
};
const expectForm = async (world: World, { way, step, captcha }: Form) => {
  const { dialog } = world;
  const submit = submitButton(dialog);
  const said = SAID[step];
  await Promise.all([
    expect(tab(world, way === 'mobile' ? 'Mobile' : 'Username')).toHaveAttribute(
      'aria-selected',
      'true',
    ),
    expect(box(dialog, 'Username')).toHaveCount(way === 'username' ? 1 : 0),
    step === 'fields'
      ? expect(submit).not.toHaveAttribute('aria-busy', 'true')
      : expect(submit).toHaveAttribute('aria-busy', 'true'),
    ...(said ? [expect(statusThatSays(dialog, said)).toBeVisible()] : []),
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(
      step === 'verifying' ? 1 : 0,
    ),
    expect(box(dialog, 'Captcha')).toHaveCount(captcha === 'shown' ? 1 : 0),
  ]);
};

/** By mobile there is no username to type or to get wrong; and only by mobile is there a code. */
const canHappen: CanHappen = ({ observation: { value } }, { stimulus }) => {
  if (stimulus.case === 'username does not' || stimulus.type === 'field.changed')
    return formOf(value)?.way === 'username';
  return stimulus.case !== 'with a firebase code' || formOf(value)?.way === 'mobile';
};

/**
 * The dialog at its own address, over a wire that holds each answer, and a platform with its
 * settings made beforehand.
 */
export const driver = browserDriver<World>({
  cases,
  canHappen,
  maxPath: 14,
  swallowed: SWALLOWED,
  incidental: ['field.changed'],
  gestures,
  start: async (path, { page, controls }) => {
    const { provider, settings } = stageOf(path);
    await controls.settings(settings);
    const wire = await holdWire(page);
    await page.goto('/register');
    return {
      page,
      controls,
      dialog: registerDialog(page),
      wire,
      path,
      at: -1,
      form: { way: '', step: '', captcha: '' },
      provider,
      mobile: '976543210',
      isCodeSent: false,
    };
  },
  onStep: (world) => {
    world.at += 1;
  },
  expect: async (world, { value }) => {
    await expectShown(world, value);
    world.form = formOf(value) ?? world.form;
  },
});
