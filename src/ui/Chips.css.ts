import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fade } from './fade';
import { leading, media, space, text, touch, vars, weight } from './tokens.css';

/** The fade at an end where the row continues: its width, and the part that the button covers. */
const FADE = 'var(--fade)';
const fading = fade(FADE, undefined, 'var(--covered)');

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  minWidth: 0,
  padding: 0,
  border: 0,
});
export const labelled = style({ display: 'grid', gap: space.x1, minWidth: 0 });
/** In one row that scrolls sideways; the padding leaves space for the focus ring. */
export const line = style([
  group,
  {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: FADE,
    padding: space.half,
    margin: `calc(-1 * ${space.half})`,
    scrollBehavior: 'smooth',
    ...fading,
    vars: { ...fading.vars, '--fade': '56px', '--covered': '0px' },
    '@media': {
      [media.still]: { scrollBehavior: 'auto' },
      [media.mouse]: { vars: { '--fade': '72px', '--covered': '48px' } },
    },
  },
]);
// Several choices in one line, with a line between them.
globalStyle(`${line} > ${group}`, { flex: 'none', flexWrap: 'nowrap' });
globalStyle(`${line} > ${group} + ${group}`, {
  paddingInlineStart: space.x1,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
export const frame = style({ position: 'relative', minWidth: 0 });
const stepper = style({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  width: touch,
  height: touch,
  padding: 0,
  placeItems: 'center',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.low,
  cursor: 'pointer',
  '@media': { [media.mouse]: { display: 'grid' } },
});
export const end = styleVariants({
  before: [stepper, { left: 0 }],
  after: [stepper, { right: 0 }],
});
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
  flex: 'none',
  minHeight: touch,
  minWidth: touch,
  padding: `${space.half} ${space.x2}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.round,
  background: 'transparent',
  color: vars.color.text,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&[aria-pressed="true"], &:has(:checked)': {
      background: vars.color.actionSoft,
      borderColor: vars.color.action,
      color: vars.color.actionText,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    // Four short words fit beside each other.
    [media.phone]: { paddingInline: space.x1h },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"], &:has(:checked)': {
          outline: '2px solid Highlight',
          outlineOffset: -4,
        },
      },
    },
  },
});
// Not rendered. Opacity would do the same, but adds a layer to every frame.
globalStyle(`${chip} > input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  outline: 'none',
  cursor: 'pointer',
});
globalStyle(`${chip} > img`, { height: 20, width: 'auto' });
