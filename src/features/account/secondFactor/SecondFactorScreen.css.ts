import { style } from '@vanilla-extract/css';
import { leading, space, text, vars } from '../../../ui/tokens.css';

export { form as screen, status } from '../../../ui/layout/dialogForm.css';

export const words = style({ color: vars.color.textMuted });
export const methods = style({ display: 'grid', gap: space.x1, padding: 0, listStyle: 'none' });
export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  width: '100%',
  minHeight: 60,
  padding: `${space.x1} ${space.x2}`,
  textAlign: 'start',
  background: vars.color.raised,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const icon = style({ flex: 'none', color: vars.color.actionText });
export const methodWords = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  lineHeight: leading.tight,
  fontWeight: 600,
});
export const hint = style({
  fontSize: text.small,
  fontWeight: 400,
  color: vars.color.textMuted,
  lineHeight: leading.body,
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x1,
});
