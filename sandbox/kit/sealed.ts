import type { Endpoint } from '../../contract/endpoints';
import { refused, type Refused } from './answer';
import type { Cipher } from './services';

/**
 * What a client sent, or why it cannot be used. `status` is the HTTP status of a malformed request.
 */
export type Input =
  | { kind: 'input'; value: unknown; file?: Uint8Array }
  | (Refused & { status?: 400 | 413 | 415 | 503; headers?: Record<string, string> });

/** Opens a sealed text that was made for this row. */
export const openPayload = async (
  payload: string,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  cipher: Cipher,
): Promise<Input> => {
  const opened = await cipher.open(payload, method, path);
  switch (opened.kind) {
    case 'opened':
      return { kind: 'input', value: opened.body ?? {} };
    case 'keyUnknown':
      return refused((words) => words.sealKeyUnknown, { reason: 'cipherKey' });
    case 'replayed':
      return refused((words) => words.sealReplayed, { reason: 'cipherReplayed' });
    case 'stale':
      return refused((words) => words.sealStale, { reason: 'cipherStale' });
    case 'unreadable':
      return refused((words) => words.sealUnreadable, { reason: 'cipherUnreadable' });
  }
};
