import { NewLeadForm } from '@bellbird/contract/couples/leads';
import { z } from 'zod';

export type NewCoupleForm = z.output<typeof NewLeadForm>;

/** The values of the fields, while a day and a number are still being typed. */
export type CoupleValues = Omit<NewCoupleForm, 'organizationDate' | 'guests'> & {
  organizationDate: string;
  guests: string;
};

/** The contract's schema; blank fields mean not known. */
export const NewCouple = z.preprocess(
  ({ organizationDate, guests, ...rest }: CoupleValues) => ({
    ...rest,
    organizationDate: organizationDate === '' ? null : organizationDate,
    guests: guests === '' ? null : Number(guests),
  }),
  NewLeadForm,
);
