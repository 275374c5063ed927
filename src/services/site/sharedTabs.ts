import * as v from 'valibot';
import { GAME_CATEGORIES, type LanguageCode } from '../../../contract/constants';
import { balanceSchema, type Balance } from '../../../contract/platform';
import type { Counts } from '../../../machines/member/counts/counts.types';
import type { Game } from '../../../machines/shared/game.types';
import type { Tabs } from './tabs';

const gameSchema: v.GenericSchema<unknown, Game> = v.object({
  id: v.string(),
  name: v.string(),
  vendor: v.string(),
  category: v.picklist(GAME_CATEGORIES),
  code: v.string(),
  opensList: v.boolean(),
  icon: v.string(),
  isHot: v.boolean(),
});
const count = v.number();
const countsSchema: v.GenericSchema<unknown, Counts> = v.object({
  unreadMessages: count,
  promotions: count,
  missions: count,
  withdrawals: count,
  contracts: v.object({ dividend: count, daily: count, hourly: count, realTime: count }),
  vip: v.nullable(v.object({ level: count, label: v.string() })),
});
/** What tabs of one member share. */
export type Shared = {
  balance: Balance;
  favourites: Game[];
  counts: Counts;
  language: LanguageCode;
  /** Id of a withdrawal that was answered. */
  withdrawal: string;
  /** Id of a deposit that changed. */
  deposit: string;
  /** Id of a withdrawal request that was made or cancelled. */
  withdrawalRequest: string;
};
/** The name of what is shared. */
export type SharedKind = keyof Shared;
const sharedSchemas: { [TKind in SharedKind]: v.GenericSchema<unknown, Shared[TKind]> } = {
  balance: balanceSchema,
  favourites: v.array(gameSchema),
  counts: countsSchema,
  // A code of the catalogue; the service refuses one that the brand does not offer.
  language: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  withdrawal: v.string(),
  deposit: v.string(),
  withdrawalRequest: v.string(),
};
type Said<TKind extends SharedKind> = { memberId: string | null; value: Shared[TKind] };
const saidSchema = <TKind extends SharedKind>(kind: TKind) =>
  v.object({
    type: v.literal(kind),
    memberId: v.nullable(v.string()),
    value: sharedSchemas[kind],
  }) as v.GenericSchema<unknown, Said<TKind>>;

type Listener<TKind extends SharedKind> = (memberId: string | null, value: Shared[TKind]) => void;

/**
 * What another tab's member has now. The listener checks whether it is the same member. Returns
 * how to stop listening.
 */
export const hearTabs = <TKind extends SharedKind>(
  tabs: Tabs,
  kind: TKind,
  listener: Listener<TKind>,
): (() => void) => tabs.hear(saidSchema(kind), ({ memberId, value }) => listener(memberId, value));
