import { FollowedCalendarForm } from '@bellbird/contract/listing/calendar';
import { z } from 'zod';

const { address, ...choices } = FollowedCalendarForm.shape;
/** A select uses 0 for none. */
const spaceId = z.int().transform((value) => (value === 0 ? null : value));

/** The same rules as on the server. The address of a followed calendar is not asked for again. */
export function followForm(isNew: boolean) {
  return z.object({ ...choices, spaceId, address: isNew ? address : z.string() });
}
export type FollowValues = z.input<ReturnType<typeof followForm>>;
export type Followed = z.output<ReturnType<typeof followForm>>;
