import { style } from '@vanilla-extract/css';
import { space, text, vars, weight } from '../tokens.css';

/** The time left for something, with a sentence beside it. Its ground says how near the end is. */
export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.half} ${space.x2}`,
  padding: `${space.x1h} ${space.x2}`,
  borderRadius: vars.radius.medium,
  fontSize: text.small,
});
export const left = style({ fontSize: text.title, fontWeight: weight.strong });
export const clockText = style({ flex: '1 1 14rem', minWidth: 0 });
