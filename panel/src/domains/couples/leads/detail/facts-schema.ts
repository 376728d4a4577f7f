import { LeadForm } from '@bellbird/contract/couples/leads';
import { Day, blankable } from '@bellbird/contract/shared/fields';
import { z } from 'zod';

const Guests = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? null : Number(typed.replaceAll(/[\s,.]/g, ''))))
  .pipe(LeadForm.shape.guests);

/** The contract's schema for typed values: days and numbers are text, blank means not known. */
export const FactsForm = LeadForm.extend({ organizationDate: blankable(Day), guests: Guests });
