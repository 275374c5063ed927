import { useState } from 'react';

/**
 * One of several that only matters here, such as a filter of what is on show; the first one when
 * the chosen one is gone.
 */
export function useChoice<Value extends string>(
  values: readonly [Value, ...Value[]],
): [value: Value, choose: (value: Value) => void] {
  const [chosen, choose] = useState<Value>(values[0]);
  return [values.includes(chosen) ? chosen : values[0], choose];
}
