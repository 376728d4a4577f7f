import { Day, id, text } from '@bellbird/contract/shared/fields';
import { COMPANY_NAME_MAX, CUSTOMER_NOTE_MAX, HOLD_REASON_MAX } from '@bellbird/contract/shared/limits';
import { z } from 'zod';

const optionalDay = Day.or(z.literal(''));

export const EditForm = z.object({
  name: text(COMPANY_NAME_MAX),
  accountManagerId: z.int().or(z.literal('')),
  primeUntil: optionalDay,
});

/** A day makes a note a task; without an owner it is one’s own. */
export const NoteForm = z.object({
  text: text(CUSTOMER_NOTE_MAX),
  ownerId: z.int().or(z.literal('')),
  dueOn: optionalDay,
});

export const HoldForm = z.object({ reason: text(HOLD_REASON_MAX) });

export const NumbersForm = z.object({ quickContactNumber: z.string(), redirectNumber: z.string() });

export const ProviderForm = z.object({
  name: text(COMPANY_NAME_MAX),
  categoryId: id('category'),
  cityId: id('city'),
  districtId: z.int().or(z.literal('')),
});
