import { Day, id, text } from '@bellbird/contract/shared/fields';
import {
  COMPANY_NAME_MAX,
  CUSTOMER_NOTE_MAX,
  HOLD_REASON_MAX,
  REFUND_REASON_MAX,
} from '@bellbird/contract/shared/limits';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { z } from 'zod';

const optionalDay = Day.or(z.literal(''));

export const EditForm = z.object({
  name: text(COMPANY_NAME_MAX),
  accountManagerId: z.int().or(z.literal('')),
  primeUntil: optionalDay,
});

/** A day makes a note a task; without an owner it is one’s own. A note for somebody would reach nobody. */
export const NoteForm = z
  .object({
    text: text(CUSTOMER_NOTE_MAX),
    ownerId: z.int().or(z.literal('')),
    dueOn: optionalDay,
  })
  .refine(({ ownerId, dueOn }) => ownerId === '' || dueOn !== '', { path: ['dueOn'], error: TEXT.required });

export const EndPackageForm = z.object({ reason: text(REFUND_REASON_MAX), refund: z.boolean() });

export const HoldForm = z.object({ reason: text(HOLD_REASON_MAX) });

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Without days the number rings at any hour. */
export const NumbersForm = z
  .object({
    quickContactNumber: z.string(),
    redirectNumber: z.string(),
    days: z.array(z.string()),
    from: z.string(),
    until: z.string(),
  })
  .superRefine(({ days, from, until }, context) => {
    if (days.length === 0) return;
    const fault = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (!TIME.test(from)) fault('from', 'Please give the time as 09:00.');
    if (!TIME.test(until)) fault('until', 'Please give the time as 09:00.');
    else if (until <= from) fault('until', 'The end must be after the start.');
  });

export const ProviderForm = z.object({
  name: text(COMPANY_NAME_MAX),
  categoryId: id('category'),
  cityId: id('city'),
  districtId: z.int().or(z.literal('')),
});
