import { useState, type FormEvent } from 'react';
import { loadTwice } from '../reloadable';
import type { Strength } from '../passwordStrength';

const load = () => loadTwice(() => import('../passwordStrength'));

/**
 * The other texts of the form: a name or a number in a password makes it easy to guess. A password
 * that is shown is a text too, and is told by its `autocomplete`.
 */
const knownIn = ({ form }: HTMLInputElement): string[] =>
  [...(form?.querySelectorAll<HTMLInputElement>('input:not([autocomplete$="-password"])') ?? [])]
    .map((field) => field.value)
    .filter((value) => value.length > 2);

/**
 * The strength of what is typed in a field, null while it is empty. The estimate comes with the
 * first letter in a file of its own; when that file does not come, the form works without it.
 */
export const useStrength = (
  siteWords: readonly string[],
): readonly [Strength | null, (event: FormEvent<HTMLInputElement>) => void] => {
  const [strength, setStrength] = useState<Strength | null>(null);
  const estimate = async (field: HTMLInputElement, typed: string) => {
    const part = await load().catch(() => null);
    if (part === null || field.value !== typed) return;
    setStrength(part.strengthOf(typed, [...siteWords, ...knownIn(field)]));
  };
  const onType = ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
    if (field.value === '') setStrength(null);
    else void estimate(field, field.value);
  };
  return [strength, onType];
};
