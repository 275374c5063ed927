import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

/**
 * On a narrow screen the form comes before the reasons: an agent who logs in every day need not
 * scroll.
 */
export const page = style({
  ...column,
  gap: space.x4,
  gridTemplateAreas: '"intro" "login" "reasons"',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 432px)',
      gridTemplateAreas: '"intro login" "reasons login"',
      gridTemplateRows: `auto ${fluid}`,
      columnGap: space.x8,
      rowGap: space.x2,
      paddingTop: space.x5,
    },
  },
});
export const intro = style({
  gridArea: 'intro',
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
});
export const login = style({
  gridArea: 'login',
  alignSelf: 'start',
  width: '100%',
  maxWidth: 480,
});
export const reasons = style({ gridArea: 'reasons', display: 'grid', gap: space.x2 });
export const eyebrow = style({
  fontSize: text.small,
  fontWeight: weight.strong,
  color: vars.color.actionText,
});
export const lead = style({ fontSize: text.lead, color: vars.color.textMuted, maxWidth: '58ch' });
export const points = style({
  ...column,
  gap: space.x2,
  listStyle: 'none',
  padding: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: `${fluid} ${fluid}` } },
});
export const point = style({
  display: 'grid',
  gridTemplateColumns: `48px ${fluid}`,
  alignContent: 'start',
  columnGap: space.x2,
  rowGap: 2,
  padding: space.x2,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});
export const pointName = style({ fontSize: text.lead });
export const become = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
});
export const sign = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: vars.radius.medium,
  background: vars.color.actionSoft,
  color: vars.color.actionText,
});
export const pointText = style({
  color: vars.color.textMuted,
  fontSize: text.small,
});
export const hours = style({
  marginTop: space.x2,
  paddingTop: space.x3,
  borderTop: `1px solid ${vars.color.line}`,
});
