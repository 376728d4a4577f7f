import { z } from 'zod';
import { TEXT } from '../../shared/sentences.ts';
import { Day, WholeDollars, id, optionalText, publicText, text, Version } from '../../shared/fields.ts';
import {
  DISCOUNT_RATIO,
  GIFT_TEXT_MAX,
  INSTALLMENTS,
  INTRO_MAX,
  OFFER_TEXT_MAX,
  OFFER_TITLE_MAX,
  POPUP_TITLE_MAX,
} from '../../shared/limits.ts';
import { DISCOUNT_TYPES, PRICING_TYPES } from './discount-status.ts';

/** A form with files sends every field as text: `'7'`, `'true'`, and empty for null. */
const number = <T extends z.ZodType>(filled: T) =>
  z.preprocess(
    (value) =>
      value === '' || value === 'null'
        ? null
        : typeof value === 'string' && /^\d+$/.test(value)
          ? Number(value)
          : value,
    filled,
  );
const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

const range = ({ min, max }: { min: number; max: number }) => {
  const error = `Please enter a whole number from ${min} to ${max}.`;
  return number(z.int(error).min(min, error).max(max, error).nullable()).meta({ examples: [min] });
};

const LOWER = 'The discounted price must be lower than the regular price.';
const BOTH = 'Please enter both prices, or neither.';
const LATER = 'The offer can’t end before it starts.';

export const discountFields = z.strictObject({
  providerId: number(id('provider')),
  title: publicText(text(OFFER_TITLE_MAX)),
  shortDescription: publicText(optionalText(OFFER_TEXT_MAX)),
  discountText: publicText(optionalText(OFFER_TEXT_MAX)),
  giftText: publicText(optionalText(GIFT_TEXT_MAX)),
  intro: publicText(optionalText(INTRO_MAX)),
  discountType: z.enum(DISCOUNT_TYPES),
  discountRatio: range(DISCOUNT_RATIO),
  installmentCount: range(INSTALLMENTS),
  isPrimary: flag,
  pricingType: z.enum(PRICING_TYPES),
  priceBefore: number(WholeDollars.nullable()).meta({ examples: [8900] }),
  priceAfter: number(WholeDollars.nullable()).meta({ examples: [7120] }),
  perPerson: flag,
  validFrom: Day,
  validUntil: Day,
  popupTitle: publicText(optionalText(POPUP_TITLE_MAX)),
  popupDescription: publicText(optionalText(OFFER_TEXT_MAX)),
  removeImage: flag.default(false),
  removeDocument: flag.default(false),
});

type Offer = z.output<typeof discountFields>;

/** The rules between the fields of an offer: an error text for each field that breaks one. */
function findOfferErrors(offer: Offer): Partial<Record<keyof Offer, string>> {
  const { discountType, discountRatio, installmentCount, priceBefore, priceAfter, validFrom, validUntil } = offer;
  return {
    ...(discountType === 'discount' && discountRatio === null && { discountRatio: TEXT.required }),
    ...(discountType === 'installment' && installmentCount === null && { installmentCount: TEXT.required }),
    ...(priceBefore === null && priceAfter !== null && { priceBefore: BOTH }),
    ...(priceBefore !== null && priceAfter === null && { priceAfter: BOTH }),
    ...(priceBefore !== null && priceAfter !== null && priceAfter >= priceBefore && { priceAfter: LOWER }),
    ...(validUntil < validFrom && { validUntil: LATER }),
  };
}

export function withOfferRules<S extends z.ZodType<Offer>>(schema: S): S {
  return schema.superRefine((offer, context) => {
    for (const [field, message] of Object.entries(findOfferErrors(offer)))
      context.issues.push({ code: 'custom', input: offer, path: [field], message });
  });
}

export const DiscountForm = withOfferRules(discountFields);
export type DiscountForm = z.output<typeof DiscountForm>;

/** A change to an offer, with the version it is based on. */
export const DiscountEdit = withOfferRules(discountFields.extend({ version: number(Version) }));
export type DiscountEdit = z.output<typeof DiscountEdit>;
