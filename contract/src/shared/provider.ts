import { z } from 'zod';
import { CATEGORY_TYPES } from './category-types.ts';
import { Day, Instant, id, ourText } from './fields.ts';

export const PAID_STATUSES = ['paid', 'limited', 'unpaid'] as const;

export const ProductFeatures = z.object({
  productDateEnd: Day.nullable(),
  statsAccess: z.boolean(),
  /** How many competitors may be compared; 0 is none. */
  rivalStatsAccess: z.int(),
});

/** The summary of a provider that the session and the list of providers carry. */
export const Provider = z.object({
  id: id('provider'),
  name: z.string(),
  categoryId: id('category'),
  cityId: id('city'),
  category: z.object({ id: id('category'), name: ourText(), categoryType: z.enum(CATEGORY_TYPES) }),
  city: z.object({ name: z.string() }),
  district: z.object({ name: z.string() }).nullable(),
  timeZone: z.string(),
  onHold: z.boolean(),
  /** Why the team put it on hold: then only the team releases it. */
  holdReason: z.string().nullable(),
  paidStatus: z.enum(PAID_STATUSES),
  isMissingData: z.boolean(),
  /** When the vendor asked the team for a review that is still open. */
  reviewRequestedAt: Instant.nullable(),
  productFeatures: ProductFeatures,
  providerFilter: z.object({ listingProductName: z.string() }),
});
export type Provider = z.output<typeof Provider>;
