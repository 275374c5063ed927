import { useCallback, useState } from 'react';

export type OneOpen = {
  /** The key of the one that is open. */
  openKey: string | null;
  open: (key: string) => void;
  /** Closes this one; a late call for one that is no longer open changes nothing. */
  close: (key: string) => void;
};

/** Of several that open, at most one is. */
export function useOneOpen(): OneOpen {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const close = useCallback((key: string) => setOpenKey((now) => (now === key ? null : now)), []);
  return { openKey, open: setOpenKey, close };
}
