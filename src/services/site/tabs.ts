import * as v from 'valibot';
import { GAME_CATEGORIES, type LanguageCode } from '../../../contract/constants';
import { balanceSchema, type Balance } from '../../../contract/platform';
import type { Counts } from '../../../machines/member/counts/counts.types';
import type { Game } from '../../../machines/shared/game.types';

const CHANNEL = 'croupier';

const gameSchema: v.GenericSchema<unknown, Game> = v.object({
  id: v.string(),
  name: v.string(),
  vendor: v.string(),
  category: v.picklist(GAME_CATEGORIES),
  code: v.string(),
  opensList: v.boolean(),
  icon: v.string(),
  isHot: v.boolean(),
  isNew: v.boolean(),
});
const count = v.number();
const countsSchema: v.GenericSchema<unknown, Counts> = v.object({
  unreadMessages: count,
  promotions: count,
  missions: count,
  withdrawals: count,
  claimable: v.nullable(
    v.object({ count, amount: v.nullable(v.string()), currencySymbol: v.string() }),
  ),
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
type SharedKind = keyof Shared;
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
const signedOutSchema = v.object({ type: v.literal('signedOut'), memberId: v.string() });
type Said<TKind extends SharedKind> = { memberId: string | null; value: Shared[TKind] };
const saidSchema = <TKind extends SharedKind>(kind: TKind) =>
  v.object({
    type: v.literal(kind),
    memberId: v.nullable(v.string()),
    value: sharedSchemas[kind],
  }) as v.GenericSchema<unknown, Said<TKind>>;

/**
 * The messages between the tabs of this browser. Silent when the browser has no BroadcastChannel.
 */
export type Tabs = {
  announceSignedOut(memberId: string): void;
  /** Another tab signed this member out. Returns a function that stops listening. */
  onSignedOut(listener: (memberId: string) => void): () => void;
  /** Tells the other tabs what this tab's member has now; null where nobody is signed in. */
  announce<TKind extends SharedKind>(
    kind: TKind,
    memberId: string | null,
    value: Shared[TKind],
  ): void;
  /**
   * What another tab's member has now. The listener checks whether it is the same member. Returns
   * how to stop listening.
   */
  onHeard<TKind extends SharedKind>(
    kind: TKind,
    listener: (memberId: string | null, value: Shared[TKind]) => void,
  ): () => void;
};

export type OpenChannel = (
  name: string,
) => Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'
> | null;

/** The channel between the tabs of this browser. */
export const createTabs = (open: OpenChannel): Tabs => {
  const channel = open(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const say = (message: object) => channel?.postMessage(message);
  /** Any page of this origin may post here: a message that does not fit is ignored. */
  const hear = <TMessage>(
    schema: v.GenericSchema<unknown, TMessage>,
    listener: (message: TMessage) => void,
  ) => {
    const take = ({ data }: MessageEvent<unknown>) => {
      const heard = v.safeParse(schema, data);
      if (heard.success) listener(heard.output);
    };
    channel?.addEventListener('message', take);
    return () => channel?.removeEventListener('message', take);
  };

  return {
    announceSignedOut: (memberId) => say({ type: 'signedOut', memberId }),
    onSignedOut: (listener) => hear(signedOutSchema, ({ memberId }) => listener(memberId)),
    announce: (type, memberId, value) => say({ type, memberId, value }),
    onHeard: (kind, listener) =>
      hear(saidSchema(kind), ({ memberId, value }) => listener(memberId, value)),
  };
};
