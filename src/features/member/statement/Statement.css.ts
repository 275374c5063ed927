import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { figureCard } from '../../../ui/layout/framed';
import { space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { lead, mutedFigures as muted } from '../../../ui/text.css';

export const page = style({ ...column, gap: space.x3, alignContent: 'start' });
export const part = style({ ...column, gap: space.x2, breakInside: 'avoid' });
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1h,
  '@media': { print: { display: 'none' } },
});
export const choice = style({ minWidth: 0, '@media': { print: { display: 'none' } } });
export const figures = style({
  display: 'grid',
  gap: space.x1h,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
});
export const figure = style(figureCard);
export const value = style({
  ...tabular,
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});

// On paper there is the statement alone, in ink: not the page behind, the menu or the buttons.
const inPrint = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });
inPrint(`:root:has(${page})`, {
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
inPrint(`body:has(${page}) :not(:has(${page}), ${page}, ${page} *, :has(+ ${page}))`, {
  display: 'none',
});
inPrint(`body:has(${page}), body :has(${page})`, {
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
inPrint(`${page} svg rect`, { printColorAdjust: 'exact' });
