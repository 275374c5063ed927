import type { Message } from './message';

/**
 * Where a form shows a refusal of the platform: beside the field whose value was refused, or above
 * the form where none alone is the reason.
 */
export const refusalOf = <TField extends string>({
  field,
  message: said,
}: {
  field?: TField;
  message: string | Message;
}): { message: Message } | { fieldErrors: Partial<Record<TField, Message>> } => {
  const message = typeof said === 'string' ? { text: said } : said;
  return field === undefined
    ? { message }
    : { fieldErrors: { [field]: message } as Partial<Record<TField, Message>> };
};
