import { Client } from 'pg';
import { makeInvited, makeWizard } from '../support/people.ts';

/** What stands for the parameters in the paths of pages. */
export type Ids = {
  lead: number;
  provider: number;
  gallery: number;
  /** What is bought, as the checkout's search. */
  checkout: string;
  register: string;
  signupWizard: string;
};

/** A couple with a conversation, the first provider of the demo with its first gallery, and two open invitations. */
export async function findDemoIds(databaseUrl: string): Promise<Ids> {
  process.env['JOURNEYS_DATABASE_URL'] = databaseUrl;
  const invited = await makeInvited();
  const wizard = await makeWizard('Saltbush Weddings');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // What journeys make up differs from run to run, and pages show it.
    await client.query(`update signup_wizards set email = 'priya@vendors.example' where email = $1`, [wizard.email]);
    await client.query(`update customer_users set email = 'wendy@vendors.example' where email = $1`, [invited.email]);
    const { rows } = await client.query<Pick<Ids, 'lead' | 'provider' | 'gallery'>>(
      `select p.id as provider,
         (select l.id from leads l join lead_messages m on m.lead_id = l.id where l.provider_id = p.id and l.deleted_at is null
            and l.cancelled_at is null and l.status = 'negotiating'
          group by l.id order by count(*) desc, l.id limit 1) as lead,
         (select id from galleries where provider_id = p.id order by position, id limit 1) as gallery
       from providers p where p.slug = 'wattle-creek-barn'`,
    );
    const [found] = rows;
    if (!found) throw new Error('The demo has no barn.');
    const checkout = `?providerId=${found.provider}&productId=2`;
    return { ...found, checkout, register: invited.path, signupWizard: wizard.path };
  } finally {
    await client.end();
  }
}
