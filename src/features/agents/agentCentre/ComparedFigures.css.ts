import { style, styleVariants } from '@vanilla-extract/css';
import { figureCard, figureValue } from '../../../ui/layout/framed';
import { muted } from '../../../ui/text.css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

/** Cards beside each other; on a phone lines below each other, so that no amount wraps. */
export const figures = style({
  display: 'grid',
  gap: space.x1,
  margin: 0,
  '@media': {
    [media.tablet]: {
      gap: space.x1h,
      gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    },
    print: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
export const figure = style({
  ...figureCard,
  gap: `${space.half} ${space.x1h}`,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name value" "before change" "sign sign"',
  alignItems: 'baseline',
  padding: space.x1h,
  '@media': {
    [media.tablet]: {
      padding: space.x2,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"name" "value" "change" "before" "sign"',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 5',
    },
  },
});
export const name = style([muted, { gridArea: 'name' }]);
export const value = style({
  ...figureValue,
  gridArea: 'value',
  textAlign: 'end',
  '@media': { [media.tablet]: { textAlign: 'start' } },
});
const changed = style({
  ...tabular,
  gridArea: 'change',
  margin: 0,
  fontSize: text.small,
  fontWeight: weight.medium,
  textAlign: 'end',
  '@media': { [media.tablet]: { textAlign: 'start' } },
});
/** Only the agent's own money is good or bad news. */
export const change = styleVariants({
  plain: [changed],
  win: [changed, { color: vars.color.successText }],
  loss: [changed, { color: vars.color.dangerText }],
});
export const arrow = style({
  display: 'inline-block',
  verticalAlign: '-0.15em',
  marginInlineEnd: 2,
});
/** What a value below zero means. */
export const sign = style([muted, { gridArea: 'sign', margin: 0, fontSize: text.tiny }]);
export const before = style({
  ...tabular,
  gridArea: 'before',
  margin: 0,
  fontSize: text.tiny,
  color: vars.color.textMuted,
});
