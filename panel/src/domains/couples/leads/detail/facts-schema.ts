import { LeadForm } from '@bellbird/contract/couples/leads';
import { Day, blankable } from '@bellbird/contract/shared/fields';
import { z } from 'zod';

const Guests = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? null : Number(typed.replaceAll(/[\s,.]/g, ''))))
  .pipe(LeadForm.shape.guests);

/** The contract's facts as they are typed: days and numbers as text, blank for none. */
export const FactsForm = LeadForm.extend({ organizationDate: blankable(Day), guests: Guests });
