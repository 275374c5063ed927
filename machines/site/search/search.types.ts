import type { GameTarget } from '../../shared/game.types';
import type { Message } from '../../shared/message';

/** What a result is. */
export type FoundKind = 'game' | 'vendor' | 'promotion' | 'help' | 'page';

/** Where a result leads: to a game by the launch gate, to an address, or to customer service. */
export type SearchGoal =
  | { kind: 'game'; game: GameTarget }
  | { kind: 'address'; address: string }
  | { kind: 'customerService' };

/** A result. `about`: the maker of a game, the topic of an article; empty for none. */
export type Found = {
  /** Different for each result of an answer. */
  id: string;
  kind: FoundKind;
  title: string;
  about: string;
  /** The address of a picture; empty for none. */
  picture: string;
  goal: SearchGoal;
};

/** What is offered before anything is typed, and where nothing was found. */
export type Offered = { categories: Found[]; popular: Found[] };
/** `partly`: the games could not be loaded, so pages and help are all that is found. */
export type PrepareOutcome =
  | ({ kind: 'ready' } & Offered)
  | ({ kind: 'partly'; message: Message } & Offered);

export type SearchContext = Offered & {
  words: string;
  found: Found[];
  /** The place of the result that Enter opens. */
  at: number;
  /** What was searched for before, the last first. */
  recent: string[];
  message: Message | null;
  chosen: Found | null;
};
export type SearchInput = { words: string };
export type SearchEvent =
  | { type: 'words.changed'; words: string }
  | { type: 'result.next' }
  | { type: 'result.previous' }
  /** A result, a category or a popular game was pressed. */
  | { type: 'result.choose'; found: Found }
  /** Enter: the marked result opens, as soon as there is an answer. */
  | { type: 'search.submit' }
  | { type: 'answer.retry' }
  | { type: 'catalogue.retry' }
  | { type: 'recent.forget' }
  | { type: 'language.changed' }
  | { type: 'search.close' };
export type SearchOutput = { kind: 'chosen'; goal: SearchGoal } | { kind: 'closed' };
