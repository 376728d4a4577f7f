import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

export type ListedAt = { category: boolean; timeZone: string | undefined };

/** Whether the category is one, and the time that counts in the city. */
export async function findPlace(tx: Tx, place: { categoryId: number; cityId: number }): Promise<ListedAt> {
  const [category, city] = await Promise.all([
    tx.selectFrom('provider_categories').select('id').where('id', '=', place.categoryId).executeTakeFirst(),
    tx.selectFrom('cities').select('time_zone').where('id', '=', place.cityId).executeTakeFirst(),
  ]);
  return { category: category !== undefined, timeZone: city?.time_zone };
}

/** Who invited a company looks after it. */
export function findInviter(
  tx: Tx,
  staffMemberId: number,
): Promise<{ name: string; surname: string; email: string } | undefined> {
  return tx
    .selectFrom('staff_members')
    .select(['name', 'surname', 'email'])
    .where('id', '=', staffMemberId)
    .executeTakeFirst();
}

type Company = { customerId: number; companyTypeId: number; companyExtensionId: number };

export async function setCompany(tx: Tx, { customerId, companyTypeId, companyExtensionId }: Company): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ company_type_id: companyTypeId, company_extension_id: companyExtensionId })
    .where('id', '=', customerId)
    .execute();
}

type Owner = { customerId: number; customerUserId: number };

export async function setOwnerPhone(tx: Tx, owner: Owner, phone: string): Promise<void> {
  await tx
    .updateTable('customer_users')
    .set({ phone })
    .where('customer_id', '=', owner.customerId)
    .where('id', '=', owner.customerUserId)
    .execute();
  await tx
    .insertInto('customer_user_contacts')
    .values({
      customer_id: owner.customerId,
      customer_user_id: owner.customerUserId,
      kind: 'phone',
      value: phone,
      position: 0,
    })
    .execute();
}

type Listing = {
  name: string;
  slug: string;
  categoryId: number;
  cityId: number;
  timeZone: string;
  at: Date;
  pages: string[];
};

/** A provider on the limited package, of which its owner manages everything. It has asked for the team's look. */
export async function insertListing(tx: Tx, owner: Owner, listing: Listing): Promise<number> {
  const { id } = await tx
    .insertInto('providers')
    .values({
      customer_id: owner.customerId,
      name: listing.name,
      slug: listing.slug,
      category_id: listing.categoryId,
      city_id: listing.cityId,
      time_zone: listing.timeZone,
      paid_status: 'limited',
      listing_product_name: 'Limited',
      review_requested_at: listing.at.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('customer_user_providers')
    .values({
      customer_id: owner.customerId,
      customer_user_id: owner.customerUserId,
      provider_id: id,
      pages: listing.pages,
      can_receive_leads: true,
    })
    .execute();
  return id;
}

/** The first words of a listing about itself; couples see the listing once the team has looked at it. */
export async function insertAbout(
  tx: Tx,
  { customerId, providerId, html }: { customerId: number; providerId: number; html: string },
): Promise<void> {
  await sql`
    insert into provider_form_values (customer_id, provider_id, form_id, value)
    select ${customerId}, ${providerId}, id, ${JSON.stringify(html)}::jsonb from provider_forms where field_name = 'about'`.execute(
    tx,
  );
}
