/** A copy of a record without one of its fields; the record itself where it has no such field. */
export const withoutField = <T extends object>(record: T, field: keyof T): T => {
  if (!Object.hasOwn(record, field)) return record;
  const { [field]: _, ...others } = record;
  return others as T;
};
