import type { Locator, Page } from '@playwright/test';
import type { Hands } from '../../support/hands';

/** Hands for a page in a browser, or for a part of it. */
export const pageHands = (place: Page | Locator): Hands => {
  const of = (role: 'button' | 'tab' | 'radio' | 'textbox' | 'searchbox', name: string | RegExp) =>
    place.getByRole(role, { name, exact: true });
  return {
    press: (name) => of('button', name).click(),
    choose: (role, name) => of(role, name).click(),
    write: (name, text) => of('textbox', name).fill(text),
    search: (name, text) => of('searchbox', name).fill(text),
    writeSecret: (label, text) => place.getByLabel(label, { exact: true }).fill(text),
    type: (name, letter) => of('textbox', name).press(letter),
    shows: (role, name) =>
      (role === 'secret' ? place.getByLabel(name, { exact: true }) : of(role, name)).isVisible(),
  };
};
