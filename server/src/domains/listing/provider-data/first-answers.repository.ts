import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

type About = { customerId: number; providerId: number; html: string };

/** The first ‘about’ text of a new listing. It needs no review of its own: the team reviews the whole listing. */
export async function insertAbout(tx: Tx, { customerId, providerId, html }: About): Promise<void> {
  await sql`
    insert into provider_form_values (customer_id, provider_id, form_id, value)
    select ${customerId}, ${providerId}, id, ${JSON.stringify(html)}::jsonb from provider_forms where field_name = 'about'`.execute(
    tx,
  );
}
