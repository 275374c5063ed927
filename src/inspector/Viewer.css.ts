import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layer, space, text, vars, weight } from '../ui/tokens.css';

const WIDE = '(min-width: 1000px)';

// The panes scroll, not the page.
globalStyle('html:root', { '@media': { [WIDE]: { scrollbarGutter: 'auto' } } });

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { [WIDE]: { height: '100dvh' } },
});
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1h,
  padding: `${space.x1} ${space.x2}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: text.small,
});
export const title = style({ fontSize: text.lead });
export const gap = style({ flex: 1 });
export const pageChoice = style({ minWidth: 200 });
export const empty = style({
  margin: 'auto',
  padding: space.x4,
  maxWidth: '46ch',
  textAlign: 'center',
  color: vars.color.textMuted,
});

export const panes = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 0.8fr) minmax(0, 2.6fr) minmax(300px, 1.1fr)',
});
const paneBase = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
});
export const pane = styleVariants({
  actors: [paneBase],
  chart: [paneBase, { background: vars.color.sunken }],
  log: [paneBase],
});
export const heading = style({
  padding: `${space.x1h} ${space.x2} ${space.x1}`,
  fontSize: text.tiny,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
});
export const narrow = style({ padding: space.x2 });
