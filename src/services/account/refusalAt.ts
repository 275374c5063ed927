import type { CallOutcome } from '../http/client';

/**
 * A refused call whose form asks for a password in the given field: a wrong password belongs beside
 * that field, anything else above the form.
 */
export const refusalAt = <TField extends string>(
  { message, detail }: Extract<CallOutcome<never>, { kind: 'refused' }>,
  field: TField,
): { kind: 'refused'; message: string; field?: TField } => ({
  kind: 'refused',
  message,
  ...(detail?.reason === 'password' && { field }),
});
