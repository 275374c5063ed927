import * as v from 'valibot';

/**
 * Country, spec §3: two letters (ISO 3166-1), which also name the flag, and a dialing code without
 * `+`.
 */
export const countrySchema = v.object({
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  countryDialingCode: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,3}$/)),
});
export type Country = v.InferOutput<typeof countrySchema>;
