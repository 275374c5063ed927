import * as v from 'valibot';

/** What stops a member from playing: a short break, or an exclusion. */
export const BLOCK_KINDS = ['break', 'exclusion'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A break or an exclusion that runs. */
export const blockSchema = v.object({
  kind: v.picklist(BLOCK_KINDS),
  startedAt: v.number(),
  /** Null: until further notice. */
  endsAt: v.nullable(v.number()),
});
export type PlayBlock = v.InferOutput<typeof blockSchema>;

/**
 * What the member started and what runs. Of several, the one that ends last. `now` is the
 * platform's clock.
 */
export const playBlockSchema = v.object({
  /** Null when the member may play. */
  block: v.nullable(blockSchema),
  now: v.number(),
});

/**
 * The answer to a start. `memberId`: whose it is, for the other tabs. `signedOut`: the session in
 * which it was started has ended with it.
 */
export const blockStartedSchema = v.object({
  ...playBlockSchema.entries,
  memberId: v.string(),
  signedOut: v.boolean(),
});

/** The start of a break or an exclusion, with a length of the pack. Nothing ends it early. */
export const startBlockSchema = v.variant('kind', [
  v.object({ kind: v.literal('break'), length: v.number() }),
  v.object({ kind: v.literal('exclusion'), length: v.nullable(v.number()) }),
]);
export type StartBlock = v.InferOutput<typeof startBlockSchema>;
