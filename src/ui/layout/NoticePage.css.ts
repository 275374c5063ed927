import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '../tokens.css';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  padding: space.x3,
});
export const content = style({
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  width: '100%',
  maxWidth: 520,
  textAlign: 'center',
  paddingBlock: space.x4,
});
export const art = style({
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  marginBottom: space.x1,
  borderRadius: '50%',
  color: vars.color.actionText,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.high,
});
export const words = style({
  color: vars.color.textMuted,
  fontSize: text.lead,
  display: 'grid',
  gap: space.x1,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x1h,
  marginTop: space.x2,
  '@media': { [media.phone]: { width: '100%', flexDirection: 'column', alignItems: 'stretch' } },
});
