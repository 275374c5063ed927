import { style } from '@vanilla-extract/css';
import { space, vars } from '../ui/tokens.css';

export const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

export const code = style({
  padding: space.x1h,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  fontFamily: mono,
  fontSize: 12,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  overflow: 'auto',
  maxHeight: 420,
});

/** Plain text in a pane. */
export const none = style({ padding: space.x2, color: vars.color.textMuted });
