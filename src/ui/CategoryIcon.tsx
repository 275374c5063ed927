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
} from './icons';

/** A category's icon, beside its name. */
export function CategoryIcon({
  category,
  size = 18,
}: {
  category: keyof typeof ICONS;
  size?: number;
}) {
  const Icon = ICONS[category];
  return <Icon size={size} aria-hidden="true" />;
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
};
