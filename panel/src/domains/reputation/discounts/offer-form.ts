import { discountFields, withOfferRules } from '@bellbird/contract/reputation/discounts';
import { z } from 'zod';

/** The offer as it is filled in: the files stand beside its words until they are sent. */
export const OfferForm = withOfferRules(
  discountFields.extend({ image: z.custom<File>().nullable(), document: z.custom<File>().nullable() }),
);
export type OfferForm = z.output<typeof OfferForm>;
