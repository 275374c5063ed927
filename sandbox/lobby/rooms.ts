import type { Language } from '../../contract/constants';
import type { Room } from '../../contract/play';
import { gamesOf, tileOf, type Game } from './catalogue';
import type { Marks } from '../kit/services';
import { CURRENCY_SYMBOL } from '../base/currency';
import type { Database } from '../db/database';
import type { SessionRules } from '../account/liveSessions';
import { seatedNow } from './seats';

const EACH = 4;
const SEATS = [2, 4, 5, 6, 8, 9] as const;
const CLASSES: ReadonlyArray<{ minimumBet: string; name: Record<Language, string> }> = [
  { minimumBet: '100.00', name: { EN: 'Bamboo room', MY: 'ဝါးခန်း' } },
  { minimumBet: '500.00', name: { EN: 'Silver room', MY: 'ငွေခန်း' } },
  { minimumBet: '2000.00', name: { EN: 'Gold room', MY: 'ရွှေခန်း' } },
  { minimumBet: '10000.00', name: { EN: 'Ruby room', MY: 'ပတ္တမြားခန်း' } },
];

/** A room: a table of a card game with seats and the smallest bet. */
type CardRoom = {
  roomId: string;
  name: Record<Language, string>;
  seats: number;
  minimumBet: string;
  game: Game;
};

const rooms = (): CardRoom[] =>
  gamesOf('PVP', 0)
    .slice(0, ROOM_GAMES)
    .flatMap((game, place) =>
      CLASSES.slice(0, EACH - (place % 2)).map(({ name, minimumBet }, index) => {
        const number = place * EACH + index + 1;
        return {
          roomId: `${game.nodeId}-${index + 1}`,
          name: { EN: `${name.EN} ${number}`, MY: `${name.MY} ${number}` },
          seats: SEATS[number % SEATS.length] ?? EACH,
          minimumBet,
          game,
        };
      }),
    );

/** The room of an id; undefined for an unknown one. */
export const roomOf = (roomId: string): CardRoom | undefined =>
  rooms().find((room) => room.roomId === roomId);

/** The rooms of the card games, with the seats that are taken now. */
export const roomsNow = async (
  db: Database,
  rules: SessionRules,
  language: Language,
  marks: Marks,
): Promise<Room[]> => {
  const seated = await seatedNow(db, rules);
  return rooms().map(({ roomId, name, seats, minimumBet, game }) => ({
    roomId,
    name: name[language],
    seats,
    seated: seated.get(roomId) ?? 0,
    minimumBet,
    currencySymbol: CURRENCY_SYMBOL,
    game: tileOf(game, language, marks),
  }));
};

const ROOM_GAMES = 10;
