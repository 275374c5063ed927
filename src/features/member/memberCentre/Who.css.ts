import { style } from '@vanilla-extract/css';
import { fluid } from '../../../ui/layout/columns';
import { beside, space, tabular, vars, weight } from '../../../ui/tokens.css';

export const who = style({
  display: 'none',
  '@container': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: `auto ${fluid}`,
      alignItems: 'center',
      gap: space.x1h,
      padding: space.x1h,
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
    },
  },
});
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
export const name = style({ display: 'flex', alignItems: 'center', gap: space.x1, minWidth: 0 });
export const nickname = style({
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const balance = style({ ...tabular, fontWeight: weight.strong, whiteSpace: 'nowrap' });
