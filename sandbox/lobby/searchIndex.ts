import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import {
  SEARCH_COLUMNS,
  type searchIndexQuerySchema,
  type searchIndexSchema,
} from '../../contract/search';
import { everyGame, type Game } from './catalogue';
import { SEARCH_WORDS } from './searchWords';

type Query = v.InferOutput<typeof searchIndexQuerySchema>;
type Index = v.InferOutput<typeof searchIndexSchema>;

/** The catalogue never changes but by its size. */
const EDITION = 1;
const texts = new Map<Language, { size: number; games: string }>();

/** All games as text for a search, or nothing where the caller has them already. */
export const searchIndexOf = ({ language, version }: Query, slotGames: number): Index => {
  const newest = `${EDITION}-${language}-${slotGames}`;
  return {
    version: newest,
    catalogue:
      version === newest ? null : { games: textOf(language, slotGames), words: SEARCH_WORDS },
  };
};

const textOf = (language: Language, size: number): string => {
  const known = texts.get(language);
  if (known?.size === size) return known.games;
  const games = everyGame(size)
    .map((game) => SEARCH_COLUMNS.map((column) => COLUMNS[column](game, language)).join('\t'))
    .join('\n');
  texts.set(language, { size, games });
  return games;
};

const COLUMNS: Record<(typeof SEARCH_COLUMNS)[number], (game: Game, language: Language) => string> =
  {
    nodeId: ({ nodeId }) => nodeId,
    gameName: ({ gameName, names }, language) => names?.[language] ?? gameName,
    vassalage: ({ vassalage }) => vassalage,
    gameType: ({ gameType }) => gameType,
    gameCode: ({ gameCode }) => gameCode,
    iconUrl: ({ iconUrl }) => iconUrl ?? '',
    names: ({ names }, language) =>
      Object.entries(names ?? {})
        .filter(([code]) => code !== language)
        .map(([, name]) => name)
        .join('|'),
  };
