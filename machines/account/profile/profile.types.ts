import type { Phone } from '../../../contract/phone';
import type { Profile, ProfileField } from '../../../contract/profile';
import type { Message } from '../../shared/message';
import type { Unproved } from '../stepUp/stepUp.types';

export type { Profile, ProfileField };
/** As typed; a field that cannot be changed has no entry. */
export type ProfileValues = Partial<Record<ProfileField, string>>;
/** A trial account ends: it has no profile. */
export type ProfileInput = { isTrial: boolean };
/** How a person is reached, and the code that was sent there. */
export type Contact =
  | ({ kind: 'mobile'; verificationCode: string } & Phone)
  | { kind: 'email'; verificationCode: string };
export type ContactField = 'mobileNum' | 'verificationCode';
export type ContactErrors = Partial<Record<ContactField, Message>>;

type Saved = { kind: 'saved'; value: Profile };
type RefusedAt<TField> = {
  kind: 'refused';
  message: string;
  /** Whose value was refused; left out where none alone is the reason. */
  field?: TField;
};
export type SaveOutcome = Saved | Unproved | RefusedAt<ProfileField>;
export type ContactOutcome = Saved | Unproved | RefusedAt<ContactField>;
