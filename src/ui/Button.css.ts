import { style, styleVariants } from '@vanilla-extract/css';
import { leading, media, motion, space, text, touch, vars, weight } from './tokens.css';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
  minHeight: touch,
  padding: `${space.half} 20px`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontSize: text.body,
  fontWeight: weight.strong,
  lineHeight: leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `transform ${motion.quick}, opacity ${motion.quick}`,
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});

const whenHovered = (style_: Record<string, string>) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': style_ } } },
});

export const tone = styleVariants({
  primary: [
    base,
    {
      background: vars.color.action,
      color: vars.color.onAction,
      boxShadow: 'inset 0 1px 0 oklch(1 0 0 / 0.28), inset 0 -1px 0 oklch(0.4 0.1 70 / 0.28)',
      ...whenHovered({ background: vars.color.actionHover }),
      selectors: {
        '&:active:not([aria-disabled="true"])': { background: vars.color.actionPressed },
      },
    },
  ],
  secondary: [
    base,
    {
      background: vars.color.raised,
      color: vars.color.text,
      borderColor: vars.color.control,
      ...whenHovered({ background: vars.color.hover }),
    },
  ],
  ghost: [
    base,
    {
      background: 'transparent',
      color: vars.color.actionText,
      ...whenHovered({ background: vars.color.hover }),
    },
  ],
  danger: [
    base,
    {
      background: vars.color.danger,
      color: vars.color.onDanger,
      boxShadow: 'inset 0 1px 0 oklch(1 0 0 / 0.18)',
      ...whenHovered({ background: vars.color.dangerHover }),
    },
  ],
});

export const full = style({ width: '100%' });
export const compact = style({
  padding: `${space.half} 14px`,
  fontSize: text.small,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { paddingInline: 10 },
    '(max-width: 359.98px)': { paddingInline: 6, fontSize: text.tiny },
  },
});
/** The text stays in the accessibility tree and keeps the width; only its colour goes. */
export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
  minWidth: 0,
});
export const wordsBusy = style({ opacity: 0 });
export const ring = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
export const off = style({ opacity: 0.55 });
