import { discountFields, withOfferRules } from '@bellbird/contract/reputation/discounts';
import { z } from 'zod';

/** The values of the form, with the selected files. */
export const OfferForm = withOfferRules(
  discountFields.extend({ image: z.custom<File>().nullable(), document: z.custom<File>().nullable() }),
);
export type OfferForm = z.output<typeof OfferForm>;
