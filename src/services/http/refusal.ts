import type { CallOutcome } from './client';

type Refused = Extract<CallOutcome<unknown>, { kind: 'refused' }>;

/** A refusal for a form: its words, and `field` where the platform refused that field's value. */
export const refusalBeside = <TField extends string>(
  { message, detail }: Refused,
  field: TField,
): { kind: 'refused'; message: string; field?: TField } => ({
  kind: 'refused',
  message,
  ...(detail?.reason === field && { field }),
});
