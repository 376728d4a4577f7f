import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { DealRow } from '../deals/deals.repository.ts';
import { type DetailsRow, type LeadRow, selectOwned } from '../leads.repository.ts';
import type { ReminderRow } from '../reminders/lead-reminders.repository.ts';
import type { StepRow } from '../timeline/lead-events.repository.ts';

export type DealPart = Pick<DealRow, 'id' | 'status' | 'price' | 'wedding_date' | 'version'> & {
  is_booked: boolean;
  space_id: number | null;
  space: string | null;
};

export type TakenPart = {
  day: string;
  rank: number;
  status: 'held' | 'booked';
  place: number | null;
  space_id: number | null;
  space_name: string | null;
  lead_id: number | null;
  couple_name: string | null;
  expires_on: string | null;
  calendar_name?: string;
};

export type FollowedPart = {
  effect: 'block' | 'warn';
  calendar_name: string;
  title: string;
  space_id: number | null;
  space_name: string | null;
};

/** What the page of a lead shows besides its row. */
export type PageParts = {
  details: Omit<DetailsRow, 'answers'> | null;
  deal: DealPart | null;
  /** What has the day they asked for, for them or for others, including second options and holds that have expired. */
  taken_on_that_day: TakenPart[] | null;
  /** Followed calendars that are busy on that day. */
  followed_on_that_day: FollowedPart[] | null;
  spaces: number;
  weddings_per_day: number;
  reminders: Pick<ReminderRow, 'id' | 'due_at' | 'text'>[] | null;
  last_step: StepRow | null;
};

/** A moment inside JSON, in the form that moments have outside. */
const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const OF_LEAD = sql`part.customer_id = leads.customer_id and part.lead_id = leads.id`;

/** All parts as columns of one row: as statements of their own, each would cost as much as all of them together. */
const partColumns = (idleKinds: readonly string[]): RawBuilder<PageParts> => sql`
  (select json_build_object('message', message, 'loan_requested', loan_requested, 'loan_amount', loan_amount,
      'loan_requested_at', ${instant('loan_requested_at')})
    from lead_details part where ${OF_LEAD}) as details,
  (select json_build_object('id', part.id, 'status', part.status, 'price', price, 'wedding_date', wedding_date,
      'version', part.version, 'is_booked', event.id is not null, 'space_id', event.space_id, 'space', space.name)
    from couple_providers part
    left join calendar_events event on event.deal_id = part.id
    left join customer_spaces space on space.id = event.space_id
    where ${OF_LEAD} order by part.status = 'refused', part.id desc limit 1) as deal,
  (select json_agg(json_build_object('day', part.day, 'rank', part.rank, 'status', part.status,
      'place', part.place, 'space_id', part.space_id, 'space_name', space.name, 'lead_id', part.lead_id,
      'couple_name', other.couple_name, 'expires_on', part.expires_on) order by space.position, part.place, part.id)
    from calendar_events part
    left join leads other on other.id = part.lead_id
    left join customer_spaces space on space.id = part.space_id
    where part.customer_id = leads.customer_id and part.provider_id = leads.provider_id
      and part.day = leads.organization_date and part.status <> 'available') as taken_on_that_day,
  (select json_agg(json_build_object('effect', calendar.effect, 'calendar_name', calendar.name, 'title', part.title,
      'space_id', calendar.space_id, 'space_name', space.name) order by calendar.id)
    from followed_days part
    join followed_calendars calendar on calendar.id = part.calendar_id
    left join customer_spaces space on space.id = calendar.space_id
    where part.customer_id = leads.customer_id and part.provider_id = leads.provider_id
      and part.day = leads.organization_date and not part.is_released) as followed_on_that_day,
  (select count(*) from customer_spaces part
    where part.customer_id = leads.customer_id and part.provider_id = leads.provider_id) as spaces,
  coalesce((select weddings_per_day from calendar_settings part where part.customer_id = leads.customer_id
    and part.provider_id = leads.provider_id), 1) as weddings_per_day,
  (select json_agg(json_build_object('id', id, 'due_at', ${instant('due_at')}, 'text', text) order by due_at, id)
    from lead_reminders part where ${OF_LEAD} and done_at is null) as reminders,
  (select json_build_object('id', id, 'kind', kind, 'at', ${instant('at')}, 'undo', undo)
    from lead_events part where ${OF_LEAD} and undone_at is null and kind <> all(${idleKinds})
    order by at desc, id desc limit 1) as last_step`;

type Steps = { idleKinds: readonly string[] };
/** Who looks at it: they may have been told about something here. */
type Reader = { customerUserId: number };
type OwnPage = LeadRow & PageParts & { has_unseen_alerts: boolean };

const selectLeadWithParts = prepared<Owner & Steps & Reader & { id: number }, OwnPage>(
  (tx, { id, idleKinds, customerUserId, ...owner }) => {
    const rows = selectOwned(tx, owner).where('leads.id', '=', id).as('leads');
    return sql<OwnPage>`select leads.*, ${partColumns(idleKinds)},
      exists (select from alerts part where ${OF_LEAD} and customer_user_id = ${customerUserId} and seen_at is null)
        as has_unseen_alerts
      from ${rows}`;
  },
);

/** A lead with everything its page shows. */
export async function findLeadWithParts(
  tx: Tx,
  owner: Owner,
  of: Steps & Reader & { id: number },
): Promise<OwnPage | undefined> {
  const [row] = await selectLeadWithParts(tx, { ...owner, ...of });
  return row;
}

const selectParts = prepared<Steps & { customerId: number; id: number }, PageParts>(
  (_tx, { customerId, id, idleKinds }) => sql<PageParts>`
    select ${partColumns(idleKinds)} from leads where leads.customer_id = ${customerId} and leads.id = ${id}`,
);

/** The same for a lead that has been read already. */
export async function findParts(tx: Tx, of: Steps & { customerId: number; id: number }): Promise<PageParts> {
  const [row] = await selectParts(tx, of);
  if (!row) throw new Error('The lead is gone.');
  return row;
}
