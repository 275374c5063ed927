import type { Message } from './message';

/**
 * Where a form shows a refusal of the platform: beside the field whose value was refused, or above
 * the form where none alone is the reason.
 */
export const refusalOf = <TField extends string>({
  field,
  message: text,
}: {
  field?: TField;
  message: string;
}): { message: Message } | { fieldErrors: Partial<Record<TField, Message>> } =>
  field === undefined
    ? { message: { text } }
    : { fieldErrors: { [field]: { text } } as Partial<Record<TField, Message>> };
