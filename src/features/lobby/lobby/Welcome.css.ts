import { style } from '@vanilla-extract/css';
import { fluid } from '../../../ui/layout/columns';
import { leading, media, space, text, vars, weight } from '../../../ui/tokens.css';

export { muted as note } from '../../../ui/text.css';

const wide = '(min-width: 900px)';

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: space.x3,
  padding: `${space.x4} ${space.x3}`,
  isolation: 'isolate',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.low,
  backgroundImage: [
    `radial-gradient(34rem 26rem at 96% 8%, ${vars.color.actionSoft}, transparent 70%)`,
    `radial-gradient(40rem 24rem at 0% 110%, ${vars.color.glow}, transparent 70%)`,
  ].join(),
  '@media': {
    [media.tablet]: { padding: space.x5 },
    [wide]: {
      gridTemplateColumns: `minmax(0, 1.35fr) ${fluid}`,
      alignItems: 'center',
      padding: `${space.x6} ${space.x6}`,
      minHeight: 340,
    },
  },
});
export const words = style({ display: 'grid', gap: space.x2, justifyItems: 'start' });
export const eyebrow = style({
  fontSize: text.small,
  fontWeight: weight.strong,
  color: vars.color.actionText,
  letterSpacing: 0,
  lineHeight: leading.body,
});
export const lead = style({ fontSize: text.lead, color: vars.color.textMuted, maxWidth: '56ch' });
export const wayIn = style({ display: 'grid', gap: space.x2, justifyItems: 'start' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  marginTop: space.x1,
});
/** Floating flowers: behind the text on a phone, beside it on a wide page. */
export const art = style({
  position: 'absolute',
  insetInlineEnd: -64,
  top: -72,
  width: 150,
  height: 150,
  zIndex: -1,
  opacity: 0.4,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { opacity: 0.6 },
    [wide]: {
      position: 'relative',
      inset: 'auto',
      width: '100%',
      height: 260,
      opacity: 1,
      zIndex: 0,
    },
  },
});
const blossom = style({ position: 'absolute' });
export const first = style([
  blossom,
  {
    inset: 0,
    margin: 'auto',
    width: 'fit-content',
    height: 'fit-content',
    transform: 'rotate(-12deg)',
    filter: `drop-shadow(0 20px 36px color-mix(in oklab, ${vars.color.action} 32%, transparent))`,
  },
]);
const onlyWide = style([blossom, { display: 'none', '@media': { [wide]: { display: 'block' } } }]);
export const second = style([
  onlyWide,
  { right: '4%', top: '2%', transform: 'rotate(24deg)', opacity: 0.8 },
]);
export const third = style([
  onlyWide,
  { left: '3%', bottom: '4%', transform: 'rotate(40deg)', opacity: 0.65 },
]);
export const fourth = style([
  onlyWide,
  { left: '12%', top: '8%', transform: 'rotate(-30deg)', opacity: 0.4 },
]);
export const fifth = style([
  onlyWide,
  { right: '10%', bottom: '0%', transform: 'rotate(8deg)', opacity: 0.35 },
]);
