import type { Locator, Page } from '@playwright/test';
import { WHITELABEL_FLAGS, type WhitelabelFlag } from '../../../contract/constants';
import { pairwise } from '../../support/pairwise';
import { registerDialog } from '../harness/registering';
import { expect, header, loginDialog, test } from '../harness/visit';

type Flags = Record<WhitelabelFlag, boolean>;
type LoginOptions = {
  loginTabs: string[];
  isRecoverable: boolean;
  forgotTabs: string[];
  canRegister: boolean;
  registerTabs: string[];
  /** Fields of each tab, of those that flags decide. */
  registerFields: Record<string, Record<string, boolean>>;
  canTry: boolean;
};

/**
 * What spec §2 (Login form, Register form, Forgot password) and §6 (FREEPLAY3, flags) say of a set
 * of flags. The others (AGENTPOLICY3, PTSYS3, PWDEXPFORCECHANGE3) change nothing before a login.
 */
const doorsOf = (flags: Flags): LoginOptions => ({
  loginTabs: flags.MOBILEVERCODELOGIN3 ? ['Username', 'SMS'] : ['Username'],
  isRecoverable: flags.CHNGPASSMAIL3 || flags.CHNGPASSVERIF3,
  forgotTabs: [
    ...(flags.CHNGPASSMAIL3 ? ['E-mail'] : []),
    ...(flags.CHNGPASSVERIF3 ? ['Mobile'] : []),
  ],
  canRegister: flags.USERNAMEREG3 || flags.MOBILENUMREG3,
  registerTabs: [
    ...(flags.MOBILENUMREG3 ? ['Mobile'] : []),
    ...(flags.USERNAMEREG3 ? ['Username'] : []),
  ],
  registerFields: {
    Mobile: {
      Username: false,
      'Mobile number': true,
      'SMS code': flags.REGMOBVERF3,
      Password: flags.MOBILENUMPASSREG3,
      'Confirm password': flags.MOBILENUMPASSREG3,
    },
    Username: {
      Username: true,
      'Mobile number': true,
      'SMS code': flags.REGMOBVERF3,
      Password: true,
      'Confirm password': true,
    },
  },
  canTry: flags.FREEPLAY3,
});

/** A label ends in a star where its field is needed. */
const shown = (form: Locator, label: string) =>
  form.getByLabel(new RegExp(`^${label}\\*?$`)).filter({ visible: true });
const expectTabs = (form: Locator, names: string[], selected: string) =>
  Promise.all([
    expect(form.getByRole('tab')).toHaveText(names),
    expect(form.getByRole('tab', { selected: true })).toHaveText(selected),
  ]);
const expectHome = async (page: Page, { canRegister, canTry }: LoginOptions) => {
  await page.goto('/');
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Banners' }).getByRole('img').first(),
  ).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Register' })).toHaveCount(
    canRegister ? 1 : 0,
  );
  await expect(page.getByRole('button', { name: 'Try for free' })).toHaveCount(canTry ? 1 : 0);
};

const expectLogin = async (
  page: Page,
  { loginTabs, isRecoverable, forgotTabs, canRegister }: LoginOptions,
) => {
  await header(page).getByRole('button', { name: 'Log in' }).click();
  const login = loginDialog(page);
  await expectTabs(login, loginTabs, 'Username');
  await expect(login.getByRole('button', { name: 'Forgot password?' })).toHaveCount(
    isRecoverable ? 1 : 0,
  );
  await expect(login.getByRole('button', { name: 'Register' })).toHaveCount(canRegister ? 1 : 0);
  if (isRecoverable) {
    await login.getByRole('button', { name: 'Forgot password?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Forgot password' });
    await expectTabs(forgot, forgotTabs, forgotTabs[0] ?? '');
    await page.keyboard.press('Escape');
    await expect(forgot).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(login).toHaveCount(0);
};

const expectRegister = async (
  page: Page,
  { canRegister, registerTabs, registerFields }: LoginOptions,
) => {
  const register = registerDialog(page);
  if (!canRegister) {
    await page.goto('/register');
    await expect(register.getByText(/Registration is closed/)).toBeVisible();
    await expect(register.getByRole('tab')).toHaveCount(0);
    await expect(register.getByRole('button', { name: 'Register' })).toHaveCount(0);
    return;
  }
  await header(page).getByRole('button', { name: 'Register' }).click();
  await expectTabs(register, registerTabs, registerTabs[0] ?? '');
  for (const tab of registerTabs) {
    await register.getByRole('tab', { name: tab }).click();
    for (const [label, isThere] of Object.entries(registerFields[tab] ?? {})) {
      await expect(shown(register, label), `${label} on ${tab}`).toHaveCount(isThere ? 1 : 0);
    }
  }
};

test('pairs of flags: the tabs, fields and links that the spec gives', async ({
  page,
  controls,
}) => {
  const sets = pairwise(WHITELABEL_FLAGS);
  test.setTimeout(sets.length * 20_000);
  for (const flags of sets) {
    const on = WHITELABEL_FLAGS.filter((flag) => flags[flag]);
    await test.step(`flags ${on.join(', ') || 'all off'}`, async () => {
      const loginOptions = doorsOf(flags);
      await controls.settings({ whitelabel: flags });
      await expectHome(page, loginOptions);
      await expectLogin(page, loginOptions);
      await expectRegister(page, loginOptions);
    });
  }
});
