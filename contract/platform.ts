import * as v from 'valibot';
import {
  announcementSchema, bannerSchema, customerServiceSchema, locationSchema, moneySchema, promotionSchema,
  registerRulesSchema, resourceSchema, whitelabelSchema,
} from './domain';

export const systemStatusSchema = v.object({ status: v.picklist([0, 1, 2]), ip: v.string() });
export type SystemStatus = v.InferOutput<typeof systemStatusSchema>;

/** Everything the app asks for once at boot, spec §7 Permission. */
export const permissionSchema = v.object({
  info: v.object({
    customerService: v.array(customerServiceSchema),
    domainRoute: v.record(v.string(), v.string()),
    resources: v.record(v.string(), resourceSchema),
    whitelabel: whitelabelSchema,
    register: registerRulesSchema,
    mainDomain: v.string(),
    analytics: v.record(v.string(), v.string()),
  }),
  location: locationSchema,
});
export type Permission = v.InferOutput<typeof permissionSchema>;

export const balanceSchema = v.object({
  balance: moneySchema,
  currencySymbol: v.string(),
  /** When the platform read it, epoch milliseconds. */
  asOf: v.number(),
});
export type Balance = v.InferOutput<typeof balanceSchema>;

export const announcementsQuerySchema = v.object({
  /** Comma-separated: B banners, PL players, PU popups, PR promotions, H home. */
  types: v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)),
  platform: v.literal('W'),
  execution: v.optional(v.picklist(['A', 'B', 'F'])),
});
export const announcementsSchema = v.object({
  banners: v.array(bannerSchema),
  player: v.array(announcementSchema),
  popup: v.array(announcementSchema),
  promotion: v.array(promotionSchema),
});
