import { createContext, use, type ReactNode } from 'react';

const Aid = createContext<ReactNode>(null);

/** What is offered below every failure of the page, besides trying again; the app says what. */
export const FailureAidProvider = Aid.Provider;

export function FailureAid() {
  return use(Aid);
}
