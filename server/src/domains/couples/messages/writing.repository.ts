import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { LeadKey } from './messages.repository.ts';
import type { DraftTable } from './messages.tables.ts';

/** What the composer needs to know about a lead and its author, without the couple's address. */
export type WritingFacts = {
  lead_id: number;
  provider_id: number;
  couple_name: string;
  extension_number: string;
  organization_date: string | null;
  guests: number | null;
  place: string;
  is_wedding: boolean;
  contact_preference: 'any' | 'phone' | 'email';
  cancelled_at: string | null;
  couple_deleted_at: string | null;
  couple_phone: string | null;
  has_email: boolean;
  has_stopped_sms: boolean;
  provider_name: string;
  provider_slug: string;
  provider_phone: string | null;
  city_name: string;
  user_name: string;
  author_name: string;
  signature: string | null;
  signature_image_key: string | null;
  item_name: string | null;
  item_price: number | null;
  deal_price: number | null;
};

/** The facts for one author and one of their leads. */
export async function findWritingFacts(tx: Tx, of: LeadKey, customerUserId: number): Promise<WritingFacts | undefined> {
  const [row] = await selectWritingFacts(tx, { ...of, customerUserId });
  return row;
}

/** The same for a message that is about to be stored, with the id it will have. */
export async function findSendingFacts(
  tx: Tx,
  of: LeadKey,
  customerUserId: number,
): Promise<(WritingFacts & { message_id: number }) | undefined> {
  const [row] = await selectSendingFacts(tx, { ...of, customerUserId });
  return row;
}

type Author = LeadKey & { customerUserId: number };

const selectWritingFacts = prepared((_tx, of: Author) => factsQuery<WritingFacts>(of, sql``));

/** The id is reserved here, so that rows that refer to the message can be written together with it. */
const selectSendingFacts = prepared((_tx, of: Author) =>
  factsQuery<WritingFacts & { message_id: number }>(of, sql`, nextval('lead_messages_id_seq') as message_id`),
);

function factsQuery<Row>({ customerId, providerIds, leadId, customerUserId }: Author, more: RawBuilder<unknown>) {
  return sql<Row>`
    select leads.id as lead_id, leads.provider_id, leads.couple_name, leads.extension_number, leads.organization_date,
      leads.guests, leads.place, leads.is_wedding, leads.contact_preference, leads.cancelled_at, leads.couple_deleted_at,
      leads.couple_phone, leads.has_email,
      exists (select from sms_suppressions where phone = leads.couple_phone) as has_stopped_sms,
      providers.name as provider_name, providers.slug as provider_slug, providers.redirect_number as provider_phone,
      cities.name as city_name,
      concat_ws(' ', customer_users.name, nullif(customer_users.surname, '')) as user_name, customer_users.name as author_name,
      customer_user_providers.signature_content as signature, customer_user_providers.signature_image_key,
      item.name as item_name, item.price as item_price,
      (select price from couple_providers where lead_id = leads.id and status <> 'refused') as deal_price ${more}
    from leads
    join providers on providers.id = leads.provider_id
    join cities on cities.id = providers.city_id
    join customer_users on customer_users.id = ${customerUserId} and customer_users.customer_id = leads.customer_id
    left join customer_user_providers on customer_user_providers.customer_user_id = customer_users.id
      and customer_user_providers.provider_id = leads.provider_id
    left join lateral (
      select name, price from lead_items where lead_items.customer_id = leads.customer_id and lead_id = leads.id order by id limit 1
    ) item on true
    where leads.customer_id = ${customerId} and leads.id = ${leadId} and leads.deleted_at is null
      and leads.provider_id = any(${providerIds})`;
}

export type DraftRow = Selectable<DraftTable>;
type DraftKey = { customerId: number; leadId: number; customerUserId: number };

export async function findDraft(
  tx: Tx,
  { customerId, leadId, customerUserId }: DraftKey,
): Promise<DraftRow | undefined> {
  return tx
    .selectFrom('lead_drafts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('customer_user_id', '=', customerUserId)
    .executeTakeFirst();
}

export async function saveDraft(tx: Tx, draft: DraftRow): Promise<void> {
  await tx
    .insertInto('lead_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['lead_id', 'customer_user_id']).doUpdateSet(draft))
    .execute();
}

export const deleteDraft = prepared((tx, { customerId, leadId, customerUserId }: DraftKey) =>
  tx
    .deleteFrom('lead_drafts')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('customer_user_id', '=', customerUserId),
);
