import type { CheckedField } from '../../../contract/registration';

export type { CheckedField };
/** A value as typed; the dialling code goes along with a number. */
export type TypedValue = { value: string; countryDialingCode: string };
export type FieldCheckInput = { field: CheckedField };
export type FieldCheckOutcome = { kind: 'fit' } | { kind: 'refused'; message: string };
