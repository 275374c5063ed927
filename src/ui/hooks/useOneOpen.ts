import { useCallback, useState } from 'react';

export type OneOpen = {
  /** The key of the open item. */
  openKey: string | null;
  open: (key: string) => void;
  /** Closes this item; a late call for an item that is no longer open changes nothing. */
  close: (key: string) => void;
};

/** Keeps at most one of several items open. */
export function useOneOpen(): OneOpen {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const close = useCallback((key: string) => setOpenKey((now) => (now === key ? null : now)), []);
  return { openKey, open: setOpenKey, close };
}
