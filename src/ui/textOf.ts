/** What a field holds as it was typed: passwords are never trimmed. */
export const textOf = (form: HTMLFormElement, field: string): string => {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
};
