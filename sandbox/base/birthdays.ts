/**
 * A date of birth, `yyyy-MM-dd` or `MM-dd-yyyy` (spec §5), as its midnight in UTC; null for
 * anything else, and for dates that do not exist.
 */
export const dateOf = (value: string): Date | null => {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? value
    : value.replace(/^(\d{2}-\d{2})-(\d{4})$/, '$2-$1');
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? date : null;
};
