import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '../../../ui/tokens.css';

const GLOW = `30rem 18rem at 100% 0%, ${vars.color.actionSoft}`;

export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  padding: space.x3,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.low,
  backgroundImage: `radial-gradient(${GLOW}, transparent 72%)`,
  '@media': { [media.tablet]: { gap: space.x3, padding: `${space.x4} ${space.x5}` } },
});
export const words = style({
  flex: '1 1 16rem',
  minWidth: 0,
  display: 'grid',
  gap: space.x1,
  overflowWrap: 'anywhere',
});
export const lead = style({ color: vars.color.textMuted, maxWidth: '64ch', fontSize: text.body });
