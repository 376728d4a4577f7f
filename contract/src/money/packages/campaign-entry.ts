import { z } from 'zod';
import { CATEGORY_TYPES } from '../../shared/category-types.ts';
import { ChosenDay, choiceOf, numberBetween, optionalText, text } from '../../shared/fields.ts';
import { CAMPAIGN_PERCENT_MAX, CAMPAIGN_USES_MAX, COUPON_CODE_MAX, PRODUCT_CENTS_MAX } from '../../shared/limits.ts';
import { PRODUCT_TYPES } from './upgrades.ts';

const SOLD_TYPES = z.enum(PRODUCT_TYPES).exclude(['all']);

const EXAMPLE = {
  name: 'Spring offer',
  nameTr: '',
  nameAr: '',
  couponCode: 'SPRING26',
  percent: 20,
  offCents: null,
  from: '2026-11-16',
  until: '2026-12-16',
  productName: '',
  types: ['subscription'],
  categoryTypes: [],
  maxUses: 100,
  isOnce: true,
  isForNew: false,
  isOffered: true,
} as const;

/** A campaign lowers prices for a while; with a code it is a coupon. What was sold keeps its price. */
export const CampaignEntry = z
  .strictObject({
    name: text(60),
    nameTr: optionalText(60),
    nameAr: optionalText(60),
    /** Empty: everybody it is for gets the price without a coupon. */
    couponCode: optionalText(COUPON_CODE_MAX),
    percent: numberBetween(1, CAMPAIGN_PERCENT_MAX).nullable(),
    offCents: numberBetween(100, PRODUCT_CENTS_MAX).nullable().meta({ shownAs: 'cents' }),
    /** Its first and last day where the vendor is. */
    from: ChosenDay.meta({ shownAs: 'day', examples: ['2026-11-16'] }),
    until: ChosenDay.meta({ shownAs: 'day', examples: ['2026-12-16'] }),
    /** The name of one package or extra; empty for every one of the types. */
    productName: optionalText(60),
    types: z.array(SOLD_TYPES).max(PRODUCT_TYPES.length),
    categoryTypes: z.array(choiceOf(CATEGORY_TYPES)).max(CATEGORY_TYPES.length),
    maxUses: numberBetween(1, CAMPAIGN_USES_MAX).nullable(),
    isOnce: z.boolean(),
    /** Only for customers who have never paid us. */
    isForNew: z.boolean().meta({ initially: false }),
    isOffered: z.boolean(),
  })
  .superRefine(({ couponCode, percent, offCents, from, until }, context) => {
    const fault = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (couponCode !== '' && !/^[A-Z0-9]{4,20}$/.test(couponCode))
      fault('couponCode', 'A coupon has 4 to 20 capital letters and digits.');
    if ((percent === null) === (offCents === null)) fault('percent', 'Please enter either a percentage or an amount.');
    if (until < from) fault('until', 'The last day can’t be before the first.');
  })
  .meta({ examples: [EXAMPLE] });
export type CampaignEntry = z.output<typeof CampaignEntry>;
