/**
 * A key for one intended write: the same for every re-send of it, another one for the next
 * (docs/decisions/0042).
 */
export const createIdempotencyKey = (): string => crypto.randomUUID();
