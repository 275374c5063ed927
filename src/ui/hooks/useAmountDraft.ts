import { useState } from 'react';
import { plainFigure } from '../digits';

/**
 * The text of an amount field: as typed while that text means `amount`, otherwise `amount`, which
 * was then filled in for the person. `tell` gets the plain figure.
 */
export function useAmountDraft(
  amount: string,
  tell: (amount: string) => void,
): [draft: string, change: (text: string) => void] {
  const [draft, setDraft] = useState(amount);
  const change = (text: string) => {
    setDraft(text);
    tell(plainFigure(text));
  };
  return [plainFigure(draft) === amount ? draft : amount, change];
}
