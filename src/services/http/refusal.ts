import type { CallOutcome } from './client';

type Refused = Extract<CallOutcome<unknown>, { kind: 'refused' }>;

/** Why the platform refuses a code that was sent to a person. */
export const CODE_REASONS = ['wrongCode', 'codeExpired', 'codeGone'] as const;

/** The field whose value the platform refused; undefined where none alone is the reason. */
export const refusedField = <TField extends string>(
  { detail }: Pick<Refused, 'detail'>,
  reasons: Record<TField, readonly string[]>,
): TField | undefined =>
  (Object.keys(reasons) as TField[]).find((one) => reasons[one].includes(detail?.reason ?? ''));

/**
 * A refusal for a form: its words, and `field` where the platform refused that field's value.
 * `reasons`: by which reasons it refuses the value of each field.
 */
export const refusalBeside = <TField extends string>(
  refused: Refused,
  reasons: Record<TField, readonly string[]>,
): { kind: 'refused'; message: string; field?: TField } => {
  const field = refusedField(refused, reasons);
  return { kind: 'refused', message: refused.message, ...(field && { field }) };
};
