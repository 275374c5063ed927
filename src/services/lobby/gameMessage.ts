import * as v from 'valibot';
import { gameMessageSchema } from '../../../contract/play';

/** What a game in a frame says: an event of its launch, or that the wallet moved. */
export type HeardFromGame = 'game.ready' | 'game.left' | 'game.failed' | 'balance';

const HEARD = {
  ready: 'game.ready',
  closed: 'game.left',
  failed: 'game.failed',
  balance: 'balance',
} as const satisfies Record<string, HeardFromGame>;

/**
 * Reads a posted message; null for anything that is not a game's message. The caller checks source
 * and origin.
 */
export const readGameMessage = (data: unknown): HeardFromGame | null => {
  const message = v.safeParse(gameMessageSchema, data);
  return message.success ? HEARD[message.output.type] : null;
};
