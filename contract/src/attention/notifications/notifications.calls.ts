import { z } from 'zod';
import { member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Day, Instant, Uuid, id } from '../../shared/fields.ts';

/**
 * Events of the stream. `lead`: a new request. `message`: a couple wrote. `lead_changed`: a lead has changed, so its
 * queries are refetched. `reminder`: one is due. `prompts`: the to-do list has changed. `calendar` and `payments`: a
 * provider’s have changed. Names and days only; never an address or a message text.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lead'),
    leadId: id('lead'),
    coupleName: z.string(),
    organizationDate: Day.nullable(),
    createdAt: Instant,
  }),
  z.object({ kind: z.literal('message'), leadId: id('lead'), coupleName: z.string() }),
  z.object({ kind: z.literal('lead_changed'), leadId: id('lead') }),
  z.object({
    kind: z.literal('reminder'),
    leadId: id('lead'),
    coupleName: z.string(),
    text: z.string(),
    dueAt: Instant,
  }),
  z.object({ kind: z.literal('unmatched') }),
  z.object({ kind: z.literal('prompts') }),
  z.object({ kind: z.literal('calendar'), providerId: id('provider') }),
  z.object({ kind: z.literal('payments') }),
]);
export type LiveEvent = z.output<typeof LiveEvent>;

export const openStream = call({
  name: 'notifications.stream',
  method: 'GET',
  path: '/realtime/customer_users/{uuid}',
  summary: 'What happens, as it happens; `Last-Event-ID` resumes after a cut with nothing missed',
  access: member,
  params: z.object({ uuid: Uuid }),
  responses: { 200: 'stream' },
});
