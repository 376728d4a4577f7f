import { Client } from 'pg';
import { makeInvited, makeWizard } from './people.ts';

/** What is put into the paths of pages. */
export type DemoIds = {
  lead: number;
  provider: number;
  gallery: number;
  checkout: string;
  register: string;
  signupWizard: string;
};

/**
 * A couple with a conversation, the first provider of the demo with its first gallery, and two invitations that are still
 * open at a given moment.
 */
export async function findDemoIds(databaseUrl: string, at = new Date()): Promise<DemoIds> {
  process.env['JOURNEYS_DATABASE_URL'] = databaseUrl;
  const invited = await makeInvited();
  const wizard = await makeWizard('Saltbush Weddings');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const inAWeek = new Date(at.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString();
    // What journeys make up differs from run to run, and pages show it.
    await client.query(
      `with invited as (
         update customer_users set email = 'wendy@vendors.example', phone = '+61491570100' where email = $1 returning id, login_id
       ), named as (
         update logins set username = 'wendy' from invited where logins.id = invited.login_id
       ), extended as (
         update invitations set expires_at = $3 from invited where customer_user_id = invited.id
       )
       update signup_wizards set email = 'priya@vendors.example', expires_at = $3 where email = $2`,
      [invited.email, wizard.email, inAWeek],
    );
    const { rows } = await client.query<Pick<DemoIds, 'lead' | 'provider' | 'gallery'>>(
      `select p.id as provider,
         (select l.id from leads l join lead_messages m on m.lead_id = l.id where l.provider_id = p.id and l.deleted_at is null
            and l.cancelled_at is null and l.status = 'negotiating'
          group by l.id order by count(*) desc, l.id limit 1) as lead,
         (select id from galleries where provider_id = p.id order by position, id limit 1) as gallery
       from providers p where p.slug = 'wattle-creek-barn'`,
    );
    const [found] = rows;
    if (!found) throw new Error('The demo has no barn.');
    const checkout = `/checkout?providerId=${found.provider}&productId=2`;
    return { ...found, checkout, register: invited.path, signupWizard: wizard.path };
  } finally {
    await client.end();
  }
}
