import { TEXT } from '@bellbird/contract/shared/sentences';
import { Day, WholeDollars, blankable, optionalText } from '@bellbird/contract/shared/fields';
import { NOTE_MAX, REMINDER_TEXT_MAX } from '@bellbird/contract/shared/limits';
import { z } from 'zod';
import { toInstant } from '#platform/formats/instants.ts';

export const NoteForm = z.object({ note: optionalText(NOTE_MAX) });

/** A reason from a list, and an optional note. */
export const ReasonForm = NoteForm.extend({ reasonId: z.int(TEXT.required).positive(TEXT.required) });
export type Reason = z.output<typeof ReasonForm>;

export const DealTermsForm = z.object({
  price: WholeDollars.nullable(),
  date: blankable(Day),
  /** A select uses 0 for the whole provider. */
  spaceId: z.coerce
    .number<number>()
    .int()
    .transform((value) => (value === 0 ? null : value)),
});
export type DealTerms = z.output<typeof DealTermsForm>;

export const DealForm = DealTermsForm.extend({ note: optionalText(NOTE_MAX) });
export type Deal = z.output<typeof DealForm>;

export type Reminding = { day: string; time: string; text: string };

/** A future time in the provider's time zone, as an instant. */
export function reminderForm({ zone, past }: { zone: string; past: string }) {
  return z
    .object({
      day: Day,
      time: z.string().regex(/^\d{2}:\d{2}$/, TEXT.required),
      text: optionalText(REMINDER_TEXT_MAX),
    })
    .transform(({ day, time, text }, context) => {
      const dueAt = toInstant(`${day} ${time}`, zone);
      if (new Date(dueAt) <= new Date())
        context.issues.push({ code: 'custom', input: day, path: ['day'], message: past });
      return { dueAt, text };
    });
}
