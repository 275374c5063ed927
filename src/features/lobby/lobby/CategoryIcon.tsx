import type { GameCategory } from '../../../../machines/shared/game.types';
import {
  Bird,
  Cherry,
  Clover,
  Dices,
  Fish,
  Gamepad2,
  Gift,
  Heart,
  House,
  Spade,
  Ticket,
  Volleyball,
} from '../../../ui/icons';

/** A category's icon, beside its name. */
export function CategoryIcon({ category }: { category: GameCategory }) {
  const Icon = ICONS[category];
  return <Icon size={18} aria-hidden="true" />;
}

const ICONS = {
  HOME: House,
  FAV: Heart,
  RNG: Cherry,
  LIVE: Dices,
  FISH: Fish,
  PVP: Spade,
  LOTT: Ticket,
  ELOTT: Clover,
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  COCKFIGHT: Bird,
  PROMO: Gift,
} satisfies Record<GameCategory, unknown>;
