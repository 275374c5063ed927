/** The text of a form's field; null where the form has no such field. */
export const textOf = (data: FormData, name: string): string | null => {
  const value = data.get(name);
  return typeof value === 'string' ? value : null;
};
