import type { GameTarget } from './game.types';

/** A vendor's own lobby. */
export const vendorTarget = ({
  vendor,
  name,
  category,
}: Pick<GameTarget, 'vendor' | 'name' | 'category'>): GameTarget => ({
  id: '',
  name,
  vendor,
  category,
  code: '',
  opensList: false,
});
