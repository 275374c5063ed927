import { useState } from 'react';

/**
 * A choice that matters only in this component, such as a filter of its list; the first option when
 * the chosen one no longer exists.
 */
export function useChoice<Value extends string>(
  values: readonly [Value, ...Value[]],
): [value: Value, choose: (value: Value) => void] {
  const [chosen, choose] = useState<Value>(values[0]);
  return [values.includes(chosen) ? chosen : values[0], choose];
}
