import type { LoginEvent } from '../../../machines/account/login/login.types';
import type { Hands, Handy } from '../hands';
import type { Gestures } from '../walk';

type Shared = Extract<
  LoginEvent['type'],
  'field.changed' | 'way.choose' | 'password.forgot' | 'verification.cancel'
>;

/** What a person does at the login with hands alone. */
export const gestures = {
  // A person types in what is on show.
  'field.changed': ({ hands }) => hands.type(/^(Username|Mobile number)$/, 'x'),
  'way.choose': ({ hands }, name) => hands.choose('tab', name === 'sms' ? 'SMS' : 'Username'),
  'password.forgot': ({ hands }) => hands.press('Forgot password?'),
  'verification.cancel': ({ hands }) => hands.press('Cancel'),
} satisfies Gestures<Shared, Handy>;

export const chooseGoogle = (hands: Hands) => hands.press('Continue with Google');

/** The form by username, sent; the captcha is filled in where one is on show. */
export const sendCredentials = async (
  hands: Hands,
  { username, password, captcha }: { username: string; password: string; captcha: string },
) => {
  if (await hands.shows('textbox', 'Captcha')) await hands.write('Captcha', captcha);
  await hands.write('Username', username);
  await hands.writeSecret('Password', password);
  await hands.press('Log in');
};

/** The second factor by the name on the bank account. */
export const tellBankName = async (hands: Hands, name: string) => {
  await hands.press(/^Bank account name/);
  await hands.write('Bank account name', name);
  await hands.press('Verify');
};

/** The old password is asked for only where it was not typed just now. */
export const sendNewPassword = async (hands: Hands, passwords: { old: string; new: string }) => {
  if (await hands.shows('secret', 'Old password'))
    await hands.writeSecret('Old password', passwords.old);
  await hands.writeSecret('New password', passwords.new);
  await hands.writeSecret('Repeat new password', passwords.new);
  await hands.press('Change password');
};
