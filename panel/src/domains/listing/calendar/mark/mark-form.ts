import { CALENDAR_STATUSES } from '@bellbird/contract/listing/calendar';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { Day, blankable, optionalText } from '@bellbird/contract/shared/fields';
import { CALENDAR_NOTE_MAX } from '@bellbird/contract/shared/limits';
import { z } from 'zod';

/** A select uses 0 for none. */
const choice = z.int().transform((value) => (value === 0 ? null : value));

/** The same rules as on the server, checked before sending. */
export function markForm({ today, past }: { today: string; past: string }) {
  const isFuture = (day: string) => day >= today;
  return z
    .object({
      date: Day.refine(isFuture, past),
      spaceId: choice,
      status: z.enum(CALENDAR_STATUSES),
      expiresOn: blankable(Day),
      leadId: choice,
      isWholeDay: z.boolean(),
      note: optionalText(CALENDAR_NOTE_MAX),
    })
    .superRefine(({ status, expiresOn }, context) => {
      if (status !== 'held') return;
      const message = expiresOn === null ? TEXT.required : isFuture(expiresOn) ? undefined : past;
      if (message) context.addIssue({ code: 'custom', path: ['expiresOn'], message });
    });
}
export type MarkValues = z.input<ReturnType<typeof markForm>>;
export type Marked = z.output<ReturnType<typeof markForm>>;
