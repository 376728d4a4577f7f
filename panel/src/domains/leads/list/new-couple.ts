import { NewLeadForm } from '@bellbird/contract/leads';
import { z } from 'zod';

/** The contract's form; what is left blank on the screen is not known. */
export const NewCouple = z.preprocess((values) => {
  const { organizationDate, guests, ...rest } = values as Record<string, unknown>;
  return {
    ...rest,
    organizationDate: organizationDate === '' ? null : organizationDate,
    guests: guests === '' ? null : Number(guests),
  };
}, NewLeadForm);
