import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from './columns';
import { barHeight, layer, media, space, text, vars } from '../tokens.css';
import { outOfSight } from '../VisuallyHidden.css';

const sideWidth = createVar();

export const layout = style({
  vars: { [sideWidth]: '0px' },
  minHeight: '100dvh',
  ...column,
  gridTemplateRows: 'auto 1fr auto auto',
  gridTemplateAreas: '"header" "main" "footer" "bar"',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${sideWidth} ${fluid}`,
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"side header" "side main" "side footer"',
      selectors: {
        // Wider for large type, but never wider than the page allows.
        '&[data-side="open"]': { vars: { [sideWidth]: 'max(256px, min(16rem, 30vw))' } },
        '&[data-side="folded"]': { vars: { [sideWidth]: '76px' } },
      },
    },
  },
});

export const side = style({
  display: 'none',
  gridArea: 'side',
  position: 'sticky',
  top: 0,
  height: '100dvh',
  zIndex: layer.sticky,
  overflowY: 'auto',
  overflowX: 'hidden',
  scrollbarWidth: 'thin',
  containerType: 'inline-size',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { display: 'block' } },
});
// Folded: icons only. The text stays for assistive technology.
globalStyle(`${layout}[data-side="folded"] ${side} [data-fold]`, outOfSight);
globalStyle(`${layout}[data-side="folded"] ${side} :is([data-fold-away])`, { display: 'none' });
globalStyle(`${layout}[data-side="folded"] ${side} :is(a, button)`, { justifyContent: 'center' });

export const header = style({
  gridArea: 'header',
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  minWidth: 0,
  background: `color-mix(in oklab, ${vars.color.page} 82%, transparent)`,
  borderBottom: `1px solid ${vars.color.line}`,
  // On the header itself, it would be the frame of what is fixed inside; the library that places
  // menus does not know that of WebKit, and places them beyond the edge of the window.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backdropFilter: 'blur(16px)',
  },
  '@media': { [media.low]: { position: 'relative' } },
});
export const main = style({
  gridArea: 'main',
  minWidth: 0,
  // The footer begins below what is in sight, so that it does not move when the page comes.
  minHeight: '100lvh',
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${space.x3} ${space.x4} ${space.x8}`,
  '@media': { [media.belowDesktop]: { padding: `${space.x2} ${space.x2} ${space.x6}` } },
});
export const footer = style({
  gridArea: 'footer',
  minWidth: 0,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: text.small,
});
export const footerInside = style({
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${space.x5} ${space.x4} calc(${space.x5} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.belowDesktop]: {
      padding: `${space.x4} ${space.x2} calc(${space.x4} + env(safe-area-inset-bottom))`,
    },
  },
});

/**
 * Ends the page as a row of its own, so that it covers nothing there, and stays in sight before,
 * where the window is tall enough.
 */
export const bar = style({
  display: 'none',
  gridArea: 'bar',
  zIndex: layer.sticky,
  minHeight: `calc(57px + env(safe-area-inset-bottom))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: { display: 'block' },
    [media.tallPhone]: { position: 'sticky', bottom: 0 },
  },
});
globalStyle(':root', { vars: { [barHeight]: '0px' } });
// What is fixed at the lower edge stands above it, and what has the focus is not below it.
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [media.tallPhone]: {
      vars: { [barHeight]: '57px' },
      scrollPaddingBottom: `calc(${barHeight} + env(safe-area-inset-bottom))`,
    },
  },
});
// The bar keeps the footer off the edge.
globalStyle(`${layout}:has(> ${bar}) ${footerInside}`, {
  '@media': { [media.phone]: { paddingBottom: space.x4 } },
});

export const onlyBelowDesktop = style({
  display: 'contents',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const onlyDesktop = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'contents' } },
});

export const sideFrame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `${space.x1} ${space.x2} ${space.x2}`,
  gap: space.x2,
});
export const sideTop = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  minHeight: 56,
  flexWrap: 'wrap',
});
globalStyle(`${layout}[data-side="folded"] ${side} ${sideTop}`, { justifyContent: 'center' });
export const sideGroup = style({
  ...column,
  gap: 2,
  listStyle: 'none',
  padding: 0,
});
export const sideHeading = style({
  fontSize: text.tiny,
  fontWeight: 600,
  color: vars.color.textMuted,
  paddingInline: space.x1h,
  marginBottom: space.half,
});
export const sideBottom = style({
  marginTop: 'auto',
  paddingTop: space.x2,
  borderTop: `1px solid ${vars.color.line}`,
  ...column,
  gap: space.x1,
});
