import type { StyleRule } from '@vanilla-extract/css';
import { cards } from './cards.css';
import { media } from './tokens.css';

/** A rule for what stands in a cell of a table (DataTable), where its row is a card. */
export const inCard = (rule: StyleRule): StyleRule => ({
  '@media': { [media.phone]: rule },
  selectors: { [`${cards} &`]: rule },
});
