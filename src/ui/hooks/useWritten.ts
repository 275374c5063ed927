import { useEffect, useRef, type RefObject } from 'react';

/** Writes a value into the field of the ref; an empty value leaves the field as it is. */
export function useWritten(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && value !== '') field.current.value = value;
  }, [value]);
  return field;
}
