import { useState } from 'react';

export type Copying = {
  copied: 'not' | 'done' | 'failed';
  copy: (text: string, onRefused?: () => void) => void;
};

/** Puts a text on the clipboard; a browser may refuse. */
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

/** Where the page is not secure there is no clipboard at all. */
const writeText = async (text: string) => navigator.clipboard.writeText(text);
