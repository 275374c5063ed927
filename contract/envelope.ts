import * as v from 'valibot';

/**
 * The envelope of every answer (docs/decisions/0042): a business refusal is HTTP 200 with `success:
 * false` and a message in the caller's language.
 */
export const envelopeOf = <TValue extends v.GenericSchema>(value: TValue) =>
  v.variant('success', [
    v.object({ success: v.literal(true), value, message: v.nullish(v.string(), null) }),
    v.object({
      success: v.literal(false),
      value: v.nullish(refusalDetailSchema, null),
      message: v.string(),
    }),
  ]);

/**
 * Further data of a refusal. assumed: the spec only says that "a failure response carries a
 * captcha" (§4 Login 7).
 */
const refusalDetailSchema = v.object({
  /** True when the next try must carry an image captcha. */
  captcha: v.optional(v.boolean()),
  /** Machine-readable cause where the caller acts on it. */
  reason: v.optional(v.string()),
  /** Tries left before a lock, where the platform counts them. */
  triesLeft: v.optional(v.number()),
  /** The step-up to prove before the same call is made again (docs/decisions/0091). */
  stepUp: v.optional(v.string()),
  /** Milliseconds after which the same call can be made again. */
  wait: v.optional(v.number()),
});

export type RefusalDetail = v.InferOutput<typeof refusalDetailSchema>;
export type Envelope<TValue> =
  | { success: true; value: TValue; message: string | null }
  | { success: false; value: RefusalDetail | null; message: string };
