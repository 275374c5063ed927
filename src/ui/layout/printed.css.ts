import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens.css';

/**
 * What the browser prints: on paper it is alone and in ink, without the page behind, the menu and
 * what is marked with `unprinted`.
 */
export const printed = style({});
/** Controls of such a page. */
export const unprinted = style({ '@media': { print: { display: 'none !important' } } });

const inPrint = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });
inPrint(`:root:has(${printed})`, {
  colorScheme: 'light',
  overflow: 'visible',
  background: 'none',
  vars: {
    [vars.color.text]: '#000',
    [vars.color.textMuted]: '#333',
    [vars.color.line]: '#999',
    [vars.color.control]: '#666',
    [vars.color.action]: '#444',
    [vars.color.danger]: '#999',
    [vars.color.page]: '#fff',
    [vars.color.dimmed]: '#fff',
    [vars.color.scrim]: 'transparent',
    [vars.color.surface]: '#fff',
    [vars.color.raised]: '#fff',
    [vars.color.sunken]: '#fff',
  },
});
inPrint(
  `body:has(${printed}) :not(:has(${printed}), ${printed}, ${printed} *, :has(+ ${printed}))`,
  {
    display: 'none',
  },
);
inPrint(`body:has(${printed}), body :has(${printed})`, {
  all: 'revert',
  display: 'block',
  position: 'static',
  overflow: 'visible',
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
});
inPrint(`${printed} svg rect`, { printColorAdjust: 'exact' });
