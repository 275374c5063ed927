import { keyframes, style } from '@vanilla-extract/css';
import { navToggle } from './navToggle.css';
import { media, motion, space, touch, vars } from './tokens.css';

export const item = style({ display: 'flex', alignItems: 'stretch' });

/**
 * Beside the text on touch screens; with a mouse it is for the keyboard, and visible only while it
 * has the focus.
 */
export const toggle = style([
  navToggle,
  {
    height: touch,
    marginInlineStart: `calc(-1 * ${space.x1h})`,
    '@media': {
      [media.hover]: {
        width: space.x3,
        marginInline: `calc(-1 * ${space.x1h})`,
        position: 'relative',
        selectors: {
          '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
          '&:focus-visible': { background: vars.color.raised },
        },
      },
    },
  },
]);

const appear = keyframes({ from: { opacity: 0 } });
/**
 * The gap above is part of the panel's padding, so that the pointer does not leave it on the way.
 */
export const panel = style({
  position: 'fixed',
  zIndex: 30,
  left: 0,
  top: 0,
  width: 'max-content',
  maxWidth: `calc(100vw - ${space.x2})`,
  display: 'flex',
  paddingTop: space.half,
  animation: `${appear} ${motion.quick}`,
  selectors: { '&:focus': { outline: 'none' } },
});
export const card = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: space.x2,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
});
export const list = style({
  display: 'grid',
  gap: space.x1h,
  listStyle: 'none',
  padding: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  width: 'min(calc(100vw - 50px), 452px)',
  selectors: {
    '&[data-few="1"]': { width: 120 },
    '&[data-few="2"]': { width: 236 },
    '&[data-few="3"]': { width: 344 },
  },
});
export const large = style([list, { width: 'min(calc(100vw - 50px), 916px)' }]);
