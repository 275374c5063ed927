import { style } from '@vanilla-extract/css';
import { framedHeading, framedSection } from '../../../ui/layout/framed';

export const section = style(framedSection);
export const heading = style({
  ...framedHeading,
  selectors: { '&:focus': { outline: 'none' } },
});
