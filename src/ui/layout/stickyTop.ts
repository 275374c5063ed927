/**
 * Height in px of what covers the top of the page while it scrolls: the site's header, where it
 * sticks.
 */
export function stickyTop(): number {
  const header = document.querySelector<HTMLElement>('#root header, body > header');
  return header && getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0;
}
