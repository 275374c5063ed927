/** A copy of a record without one of its fields. */
export const withoutField = <T extends object>(record: T, field: keyof T): T => {
  const { [field]: _, ...others } = record;
  return others as T;
};
