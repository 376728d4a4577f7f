import { z } from 'zod';
import { member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Day, Instant, Uuid, id, intParam } from '../../shared/fields.ts';

/**
 * Events of the stream. `lead`: a new request. `message`: a couple wrote. `missed_call`: they called and nobody talked
 * to them. `message_failed`: what somebody wrote to them was not delivered. `quote_accepted`, `quote_news`: they accepted
 * a quote, declined it or decided about a change. `quote_day_taken`: they couldn’t accept. `appointment`: they propose to visit.
 * `booking`: they say that they have booked. `confirmed`: so they have, as the vendor says. `cancelled`: they need
 * nobody any more. `lead_changed`: a lead has changed, so its queries are refetched. `reminder`: one is due.
 * `unmatched_message`: a message arrived that matches no couple; `unmatched`: those that wait have changed. `prompts`:
 * the to-do list has changed. `calendar` and `payments`: a provider’s have changed. `missed`: some of these may have
 * been missed, so everything is refetched. Names and days only; never an address or a message text.
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
  z.object({ kind: z.literal('appointment'), leadId: id('lead'), coupleName: z.string(), appointmentAt: Instant }),
  z.object({
    kind: z.enum([
      'missed_call',
      'message_failed',
      'quote_accepted',
      'quote_news',
      'quote_day_taken',
      'booking',
      'confirmed',
      'cancelled',
    ]),
    leadId: id('lead'),
    coupleName: z.string(),
  }),
  z.object({ kind: z.literal('lead_changed'), leadId: id('lead') }),
  z.object({
    kind: z.literal('reminder'),
    leadId: id('lead'),
    coupleName: z.string(),
    text: z.string(),
    dueAt: Instant,
  }),
  z.object({ kind: z.literal('unmatched_message'), messageId: id('inboundMessage') }),
  z.object({ kind: z.literal('unmatched') }),
  z.object({ kind: z.literal('prompts') }),
  z.object({ kind: z.literal('calendar'), providerId: id('provider') }),
  z.object({ kind: z.literal('payments') }),
  z.object({ kind: z.literal('missed') }),
]);
export type LiveEvent = z.output<typeof LiveEvent>;

/** A page that has been open for longer refetches everything. */
const LONGEST_OPEN_S = 3600;

export const openStream = call({
  name: 'notifications.stream',
  method: 'GET',
  path: '/realtime/customer_users/{uuid}',
  summary: 'What happens, as it happens; `Last-Event-ID` resumes after a cut with nothing missed',
  access: member,
  params: z.object({ uuid: Uuid }),
  query: z.object({
    openForS: intParam(0, LONGEST_OPEN_S)
      .optional()
      .meta({ description: 'How old the data on the page are: what changed since is told first', examples: ['3'] }),
  }),
  responses: { 200: 'stream' },
});
