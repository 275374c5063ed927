import type { Language } from '../../contract/constants';
import type { Room } from '../../contract/play';
import { gamesOf, tileOf, type Game } from './catalogue';
import { CURRENCY_SYMBOL } from '../base/currency';

const EACH = 4;
const SITS_FOR = 12_000;
const SEATS = [2, 4, 5, 6, 8, 9] as const;
const CLASSES: ReadonlyArray<{ minimumBet: string; name: Record<Language, string> }> = [
  { minimumBet: '100.00', name: { EN: 'Bamboo room', MY: 'ဝါးခန်း' } },
  { minimumBet: '500.00', name: { EN: 'Silver room', MY: 'ငွေခန်း' } },
  { minimumBet: '2000.00', name: { EN: 'Gold room', MY: 'ရွှေခန်း' } },
  { minimumBet: '10000.00', name: { EN: 'Ruby room', MY: 'ပတ္တမြားခန်း' } },
];

/**
 * The rooms of the card games. The seats taken follow from the room and the time, so that the
 * platform's clock moves them.
 */
export const roomsAt = (now: number, vassalage: string | undefined, language: Language): Room[] =>
  gamesOf('PVP', 0)
    .filter((game) => vassalage === undefined || game.vassalage === vassalage)
    .slice(0, ROOM_GAMES)
    .flatMap((game, place) =>
      CLASSES.slice(0, EACH - (place % 2)).map((room, index) => {
        const number = place * EACH + index + 1;
        const seats = SEATS[number % SEATS.length] ?? EACH;
        return {
          roomId: `${game.nodeId}-${index + 1}`,
          name: `${room.name[language]} ${digits(number, language)}`,
          seats,
          seated: seatedAt(game, index, seats, now),
          minimumBet: room.minimumBet,
          currencySymbol: CURRENCY_SYMBOL,
          game: tileOf(game, language),
        };
      }),
    );

const ROOM_GAMES = 10;

/** People come and go one by one, up to the number of seats and down again. */
const seatedAt = (
  { added, popularity }: Game,
  index: number,
  seats: number,
  now: number,
): number => {
  const step = Math.floor(now / SITS_FOR) + added * 3 + index * 5 + Math.floor(popularity * 17);
  const along = step % (seats * 2);
  return along <= seats ? along : seats * 2 - along;
};

const digits = (number: number, language: Language) =>
  language === 'EN'
    ? String(number)
    : [...String(number)].map((digit) => String.fromCharCode(0x1040 + Number(digit))).join('');
