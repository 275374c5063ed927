import { style } from '@vanilla-extract/css';
import { fluid } from '../../../ui/layout/columns';
import { beside, space, vars, weight } from '../../../ui/tokens.css';

export const who = style({
  display: 'none',
  '@container': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: `auto ${fluid} auto`,
      alignItems: 'center',
      gap: space.x1h,
      padding: space.x1h,
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
    },
  },
});
export const nickname = style({
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
