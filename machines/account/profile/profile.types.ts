import type { Profile, ProfileField } from '../../../contract/profile';
import type { Unproved } from '../stepUp/stepUp.types';

export type { Profile, ProfileField };
/** As typed; a field that cannot be changed has no entry. */
export type ProfileValues = Partial<Record<ProfileField, string>>;
/** A trial account ends: it has no profile. */
export type ProfileInput = { isTrial: boolean };
export type SaveOutcome =
  | { kind: 'saved'; value: Profile }
  | Unproved
  | {
      kind: 'refused';
      message: string;
      /** Whose value was refused; left out where none alone is the reason. */
      field?: ProfileField;
    };
