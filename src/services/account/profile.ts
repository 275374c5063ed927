import { endpoints } from '../../../contract/endpoints';
import { PROFILE_FIELDS } from '../../../contract/profile';
import type {
  Contact,
  ContactField,
  ContactOutcome,
  Profile,
  ProfileValues,
  SaveOutcome,
} from '../../../machines/account/profile/profile.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { createCheckPatterns } from './registration/checkPatterns';
import { unprovedOf } from './unprovedOf';

/** Whose value is refused. */
const CONTACT_REASONS: Partial<Record<string, ContactField>> = {
  wrongCode: 'verificationCode',
  codeExpired: 'verificationCode',
  codeGone: 'verificationCode',
  mobileNum: 'mobileNum',
};

/** The member's own data (docs/decisions/0108). */
export const createProfile = ({ call, environment: { createPatternWorker } }: Kit) => ({
  checkPatterns: createCheckPatterns(createPatternWorker),
  read: async (signal?: AbortSignal): Promise<Profile> =>
    valueOf(endpoints.profile, await call(endpoints.profile, {}, { signal })),
  /** The same changes, sent again after a lost answer, are there already. */
  save: async (
    { changes }: { changes: ProfileValues },
    signal?: AbortSignal,
  ): Promise<SaveOutcome> => {
    const outcome = await call(endpoints.saveProfile, { changes }, { signal });
    if (outcome.kind !== 'refused') return { kind: 'saved', value: outcome.value };
    const { message, detail } = outcome;
    // The reason is the field whose value was refused.
    const field = PROFILE_FIELDS.find((one) => one === detail?.reason);
    return unprovedOf(outcome) ?? { kind: 'refused', message, ...(field && { field }) };
  },
  /** The same code, sent again after a lost answer, is answered as before. */
  confirm: async (contact: Contact, signal?: AbortSignal): Promise<ContactOutcome> => {
    const outcome = await call(endpoints.confirmContact, contact, { signal });
    if (outcome.kind !== 'refused') return { kind: 'saved', value: outcome.value };
    const { message, detail } = outcome;
    const field = CONTACT_REASONS[String(detail?.reason)];
    return unprovedOf(outcome) ?? { kind: 'refused', message, ...(field && { field }) };
  },
});
