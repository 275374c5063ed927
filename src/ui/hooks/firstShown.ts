/**
 * The first match that is not inside something hidden, such as the panel of another tab, where
 * focus would be lost.
 */
export const firstShown = (scope: Element, selector: string): HTMLElement | undefined =>
  [...scope.querySelectorAll<HTMLElement>(selector)].find(
    (match) => !match.closest('[hidden], [inert]'),
  );
