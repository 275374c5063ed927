import { useState, type FormEvent } from 'react';
import { loadTwice } from '../reloadable';
import type { Strength } from '../passwordStrength';

const load = () => loadTwice(() => import('../passwordStrength'));

/** The other texts of the form: a name or a number in a password makes it easy to guess. */
const knownIn = ({ form, name }: HTMLInputElement): string[] =>
  [...(form?.querySelectorAll<HTMLInputElement>('input:not([type="password"])') ?? [])]
    .filter((field) => field.name !== name && field.value.length > 2)
    .map((field) => field.value);

/**
 * The strength of what is typed in a field, null while it is empty. The estimate comes with the
 * first letter in a file of its own; when that file does not come, the form works without it.
 */
export const useStrength = (
  siteWords: readonly string[],
): readonly [Strength | null, (event: FormEvent<HTMLInputElement>) => void] => {
  const [strength, setStrength] = useState<Strength | null>(null);
  const onType = ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
    const typed = field.value;
    if (typed === '') return setStrength(null);
    load().then(
      ({ strengthOf }) => {
        if (field.value === typed)
          setStrength(strengthOf(typed, [...siteWords, ...knownIn(field)]));
      },
      () => undefined,
    );
  };
  return [strength, onType];
};
