import { useState } from 'react';

export type Copying = {
  copied: 'not' | 'done' | 'failed';
  copy: (text: string, onRefused?: () => void) => void;
};

/** Copies a text to the clipboard; a browser may refuse. */
export function useCopy(): Copying {
  const [copied, tell] = useState<Copying['copied']>('not');
  const copy: Copying['copy'] = (text, onRefused) => {
    writeText(text).then(
      () => tell('done'),
      () => {
        tell('failed');
        onRefused?.();
      },
    );
  };
  return { copied, copy };
}

/** A page that is not secure has no clipboard. */
const writeText = async (text: string) => navigator.clipboard.writeText(text);
