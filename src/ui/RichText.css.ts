import { globalStyle, style } from '@vanilla-extract/css';
import { leading, media, space, text, vars, weight } from './tokens.css';

export const rich = style({
  maxWidth: '72ch',
  minWidth: 0,
  lineHeight: leading.body,
  overflowWrap: 'anywhere',
});
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${rich} ${selector}`, rule);

globalStyle(`${rich} > * + *`, { marginTop: space.x2 });
inside(':is(h1, h2, h3, h4, h5, h6)', {
  fontSize: text.body,
  letterSpacing: 0,
  overflowWrap: 'break-word',
});
inside(':is(h1, h2)', { fontSize: text.lead });
globalStyle(`${rich} > * + :is(h1, h2, h3, h4, h5, h6)`, { marginTop: space.x3 });
inside(':is(ul, ol)', { paddingInlineStart: '1.5em' });
inside('li + li', { marginTop: space.half });
inside('li::marker', { color: vars.color.actionText });
inside('a', {
  color: vars.color.actionText,
  fontWeight: weight.medium,
  textDecorationLine: 'underline',
});
inside('a:hover', { '@media': { [media.hover]: { color: vars.color.text } } });
inside(':is(img, video)', { height: 'auto', borderRadius: vars.radius.medium });
inside('blockquote', {
  paddingInlineStart: space.x2,
  borderInlineStart: `3px solid ${vars.color.action}`,
  color: vars.color.textMuted,
});
inside('hr', { height: 1, border: 0, background: vars.color.line });
inside(':is(code, pre)', {
  fontSize: text.small,
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
});
inside('pre', { padding: space.x2, overflowX: 'auto' });
inside('code', { paddingInline: space.half });
// A wide table scrolls by itself, so that the text around it does not.
inside('table', {
  display: 'block',
  width: 'max-content',
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  overflowWrap: 'normal',
  fontSize: text.small,
});
inside(':is(th, td)', {
  padding: `${space.x1} ${space.x1h}`,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { background: vars.color.sunken, fontWeight: weight.strong });
