import { style } from '@vanilla-extract/css';
import { deskHeight } from '../../../ui/layout/CentreLayout.css';
import { beside, media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.x2,
  padding: `${space.half} ${space.x1h}`,
  '@container': { [beside]: { display: 'grid', gap: space.half, paddingBlock: space.x1 } },
});
export const nickname = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const balance = style({ ...tabular, fontWeight: weight.strong });
export const clock = style({
  ...tabular,
  fontSize: text.tiny,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
export const status = style({
  display: 'grid',
  alignContent: 'center',
  padding: space.x3,
  '@media': { [media.tablet]: { height: deskHeight } },
});
