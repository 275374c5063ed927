/** True where the page says that the text of an element runs from right to left. */
export const isRightToLeft = (element: Element): boolean =>
  element.closest('[dir]')?.getAttribute('dir') === 'rtl';
