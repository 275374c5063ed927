import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text, vars } from '../../../ui/tokens.css';

/** That there are none takes one line, or two on a phone. */
export const empty = style({
  minHeight: 62,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
globalStyle(`${empty} > *`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: `${space.x1} ${space.x1h}`,
  minHeight: 0,
  padding: `${space.x1} ${space.x2}`,
  textAlign: 'start',
});
globalStyle(`${empty} > * > span`, { width: 24, height: 24, border: 0, background: 'none' });
globalStyle(`${empty} > * > p`, {
  flex: '1 1 14rem',
  maxWidth: 'none',
  fontSize: text.small,
});

/** What else replaces a row has the row's height, so that nothing moves when the row appears. */
export const instead = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 209,
  '@media': { [media.tablet]: { minHeight: 236 }, [media.desktop]: { minHeight: 257 } },
});
// A picture, two lines and a button are no higher than the tiles of a phone.
globalStyle(`${instead} > *`, { minHeight: 0, padding: `${space.x1} ${space.x3}`, gap: space.x1 });
