import { NewLeadForm } from '@bellbird/contract/couples/leads';
import { z } from 'zod';

export type NewCoupleForm = z.output<typeof NewLeadForm>;

/** What the fields hold: a day and a number that are still being typed. */
export type CoupleValues = Omit<NewCoupleForm, 'organizationDate' | 'guests'> & {
  organizationDate: string;
  guests: string;
};

/** The contract's form; what is left blank on the screen is not known. */
export const NewCouple = z.preprocess(
  ({ organizationDate, guests, ...rest }: CoupleValues) => ({
    ...rest,
    organizationDate: organizationDate === '' ? null : organizationDate,
    guests: guests === '' ? null : Number(guests),
  }),
  NewLeadForm,
);
