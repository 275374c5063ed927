import { styleVariants } from '@vanilla-extract/css';
import { column as oneColumn } from './layout/columns';
import { space } from './tokens.css';

const gap = {
  half: space.half,
  x1: space.x1,
  x1h: space.x1h,
  x2: space.x2,
  x3: space.x3,
  x4: space.x4,
};
export const column = styleVariants(gap, (value) => [{ ...oneColumn, gap: value, minWidth: 0 }]);
export const row = styleVariants(gap, (value) => [
  { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: value, minWidth: 0 },
]);
export const spread = styleVariants(gap, (value) => [
  {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: value,
    minWidth: 0,
  },
]);
