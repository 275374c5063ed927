/**
 * A key for one wish of a person: the same for every re-send of it, another for the next
 * (decisions.md).
 */
export const createIdempotencyKey = (): string => crypto.randomUUID();
