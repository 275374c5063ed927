import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import { messages } from '../db/schema';
import type { MessageWords } from '../words';

/** What a message of a kind needs for its words; nothing for a fixed text. */
type ParamsOf<TKind extends keyof MessageWords> = TKind extends unknown
  ? Parameters<MessageWords[TKind]> extends [infer TParams extends object]
    ? TParams
    : Record<string, never>
  : never;

/** A message to one person about one event. */
export type Notice<TKind extends keyof MessageWords = keyof MessageWords> = {
  userId: string;
  kind: TKind;
  params: ParamsOf<TKind>;
  /** Names the event, for example `deposit:DP-1:credited`. */
  cause: string;
  /** When it happens; a message about the future is shown from then on. */
  at: Date;
};

/**
 * Writes personal messages. Call it in the transaction of the event, so that both are written or
 * neither; a second call for the same event and person writes nothing.
 */
export const notify = async (tx: Database, ...notices: readonly Notice[]): Promise<void> => {
  if (notices.length === 0) return;
  await tx
    .insert(messages)
    .values(
      notices.map(({ userId, kind, params, cause, at }) => ({
        id: `m-${randomUUID()}`,
        userId,
        kind,
        params: params as Record<string, unknown>,
        cause,
        createdAt: at,
      })),
    )
    .onConflictDoNothing({ target: [messages.userId, messages.cause] });
};
