import { keyframes, style } from '@vanilla-extract/css';
import { leading, media, space, text, vars } from './tokens.css';

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

export const marquee = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.half,
  height: 48,
  minWidth: 0,
  paddingInlineStart: space.x2,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const sign = style({ flex: 'none', color: vars.color.actionText });

export const view = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  scrollbarWidth: 'none',
  containerType: 'inline-size',
  // Soft edges, where text appears and disappears.
  maskImage:
    'linear-gradient(to right, transparent, black 16px, black calc(100% - 16px), transparent)',
  selectors: { '&:has(:focus-visible)': { overflowX: 'auto', maskImage: 'none' } },
  '@media': { [media.still]: { overflowX: 'auto' } },
});
export const track = style({
  display: 'flex',
  width: 'max-content',
  minWidth: '200%',
  height: '100%',
  animation: `${run} linear infinite`,
  selectors: {
    '&[data-paused]': { animationPlayState: 'paused' },
    '&:hover': { animationPlayState: 'paused' },
    '&:has(:focus-visible)': { animationName: 'none', minWidth: '100%' },
  },
  '@media': { [media.still]: { animationName: 'none', minWidth: '100%' } },
});
const half = style({
  flex: '1 0 50%',
  display: 'flex',
  alignItems: 'center',
  padding: 0,
  paddingInlineStart: space.x1,
});
export const list = style([half, { listStyle: 'none' }]);
export const twin = style([
  half,
  {
    selectors: { [`${track}:has(:focus-visible) > &`]: { display: 'none' } },
    '@media': { [media.still]: { display: 'none' } },
  },
]);

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  paddingInline: `${space.x1} ${space.x4}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text,
  fontSize: text.small,
  lineHeight: leading.tight,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // A long item shows its beginning and its whole focus ring.
  selectors: { '&:focus-visible': { outlineOffset: -2, maxWidth: '100cqw', overflow: 'hidden' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.actionText } } } },
});
export const button = style({ flex: 'none', '@media': { [media.still]: { display: 'none' } } });
