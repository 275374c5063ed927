import type { LoginEvent } from '../../../machines/account/login/login.types';
import type { Hands, Handy } from '../hands';
import type { Gestures } from '../walk';

type Shared = Extract<
  LoginEvent['type'],
  'field.changed' | 'way.choose' | 'password.forgot' | 'verification.cancel'
>;

/** A person's gestures at the login that need only hands. */
export const gestures = {
  // Types into the visible fields.
  'field.changed': ({ hands }) => hands.type(/^(Username|Mobile number)$/, 'x'),
  'way.choose': ({ hands }, name) => hands.choose('tab', name === 'sms' ? 'SMS' : 'Username'),
  'password.forgot': ({ hands }) => hands.press('Forgot password?'),
  'verification.cancel': ({ hands }) => hands.press('Cancel'),
} satisfies Gestures<Shared, Handy>;

export const chooseGoogle = (hands: Hands) => hands.press('Continue with Google');

/** Sends the form by username; the captcha is filled in when one is on show. */
export const sendCredentials = async (
  hands: Hands,
  { username, password, captcha }: { username: string; password: string; captcha: string },
) => {
  if (await hands.shows('textbox', 'Captcha')) await hands.write('Captcha', captcha);
  await hands.write('Username', username);
  await hands.writeSecret('Password', password);
  await hands.press('Log in');
};

/** Answers the second factor with the name of the bank account. */
export const tellBankName = async (hands: Hands, name: string) => {
  await hands.press(/^Bank account name/);
  await hands.write('Bank account name', name);
  await hands.press('Verify');
};

/** The old password is asked for only when it was not typed just now. */
export const sendNewPassword = async (hands: Hands, passwords: { old: string; new: string }) => {
  if (await hands.shows('secret', 'Old password'))
    await hands.writeSecret('Old password', passwords.old);
  await hands.writeSecret('New password', passwords.new);
  await hands.writeSecret('Repeat new password', passwords.new);
  await hands.press('Change password');
};
