import { createContext, use, type ReactNode } from 'react';

const Aid = createContext<ReactNode>(null);

/** What every failure of the page offers besides a retry; the app provides it. */
export const FailureAidProvider = Aid.Provider;

export function FailureAid() {
  return use(Aid);
}
