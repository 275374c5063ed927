import { createContext, use, type ReactNode } from 'react';

const Aid = createContext<ReactNode>(null);

/** What every failure on the page offers besides a retry; the app provides it. */
export const FailureAidProvider = Aid.Provider;

/** The help that the app offers beside a failure; nothing outside of `FailureAidProvider`. */
export function FailureAid() {
  return use(Aid);
}
