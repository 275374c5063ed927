import { endpoints } from '../../../../contract/endpoints';
import { readPhone } from '../../../../contract/phone';
import type {
  CheckedField,
  FieldCheckOutcome,
  TypedValue,
} from '../../../../machines/account/fieldCheck/fieldCheck.types';
import type { Call } from '../../http/client';

/** Checks one value of the register form (spec §7 registration validation). */
export const createValidateField =
  (call: Call) =>
  async (
    { field, value, countryDialingCode }: { field: CheckedField } & TypedValue,
    signal?: AbortSignal,
  ): Promise<FieldCheckOutcome> => {
    // As it is sent by the form: without a trunk zero, with the country that was typed along.
    const phone = readPhone(value, countryDialingCode, [countryDialingCode]);
    const outcome = await call(
      endpoints.registerValidation,
      field === 'mobileNum'
        ? { field, value: phone.mobileNum, countryDialingCode: phone.countryDialingCode }
        : { field, value },
      { signal },
    );
    return outcome.kind === 'refused'
      ? { kind: 'refused', message: outcome.message }
      : { kind: 'fit' };
  };
