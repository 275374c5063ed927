import { style } from '@vanilla-extract/css';
import { beside, media, space, tabular, text, vars, weight } from '../../ui/tokens.css';

/** What the menu and the page have to themselves. */
export const frame = style({ height: '100%', containerType: 'inline-size', containerName: 'centre' });
/** The menu above the page where both would be narrow, beside it from there. */
export const split = style({
  display: 'grid', height: '100%', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)', borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { height: 'min(860px, calc(100dvh - 120px))' } },
  '@container': { [beside]: { gridTemplateColumns: '16.5rem minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' } },
});
export const side = style({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x1, alignContent: 'start', minHeight: 0, minWidth: 0, padding: space.x1, background: vars.color.sunken, borderBottom: `1px solid ${vars.color.line}`,
  '@container': { [beside]: { overflowY: 'auto', scrollbarWidth: 'thin', padding: space.x1h, borderBottom: 0, borderInlineEnd: `1px solid ${vars.color.line}` } },
});
export const who = style({
  display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: space.x2, padding: `${space.half} ${space.x1h}`,
  '@container': { [beside]: { display: 'grid', gap: space.half, paddingBlock: space.x1 } },
});
export const nickname = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const balance = style({ ...tabular, fontWeight: weight.strong });
export const clock = style({ ...tabular, fontSize: text.tiny, color: vars.color.textMuted, whiteSpace: 'nowrap' });
export const pane = style({
  display: 'grid', gap: space.x3, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin',
  padding: `${space.x3} 20px calc(${space.x3} + env(safe-area-inset-bottom))`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.tablet]: { padding: space.x3 } },
});
export const status = style({ display: 'grid', alignContent: 'center', padding: space.x3, '@media': { [media.tablet]: { minHeight: 'min(480px, calc(100dvh - 120px))' } } });
