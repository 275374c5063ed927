import { style } from '@vanilla-extract/css';
import { beside, media, space, vars } from '../../ui/tokens.css';

/** What the menu and the page have to themselves. */
export const frame = style({ height: '100%', containerType: 'inline-size', containerName: 'centre' });
/** The menu above the page where both would be narrow, beside it from there. */
export const split = style({
  display: 'grid', height: '100%', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)', borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { height: 'min(640px, calc(100dvh - 140px))' } },
  '@container': { [beside]: { gridTemplateColumns: '16.5rem minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' } },
});
export const menu = style({
  minWidth: 0, minHeight: 0, padding: space.x1, background: vars.color.sunken, borderBottom: `1px solid ${vars.color.line}`,
  '@container': { [beside]: { overflowY: 'auto', scrollbarWidth: 'thin', padding: space.x1h, borderBottom: 0, borderInlineEnd: `1px solid ${vars.color.line}` } },
});
export const pane = style({
  display: 'grid', gap: space.x3, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin',
  padding: `${space.x3} 20px calc(${space.x3} + env(safe-area-inset-bottom))`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.tablet]: { padding: space.x3 } },
});
