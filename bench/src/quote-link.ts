import { createQuoteLinksService } from '@bellbird/server/src/domains/couples/quotes/quote-links.service.ts';
import { connect } from '@bellbird/server/src/platform/backup/table-rows.ts';
import { readConfig } from '@bellbird/server/src/platform/config/config.ts';
import type { Settings } from '../../scripts/support/settings.ts';

/** The path of a couple's page. Quotes of the demo data have no link until they are sent, so this one gets one. */
export async function openQuoteLink({ environment }: Settings, databaseUrl: string): Promise<string> {
  const links = createQuoteLinksService(readConfig({ ...environment, DATABASE_URL: databaseUrl }));
  const link = links.create();
  const client = await connect(databaseUrl);
  try {
    const { rowCount } = await client.query(
      `update quotes set link_seed = $1, token_hash = $2
       where id = (select id from quotes where state = 'sent' and expires_at > now() order by total_cents desc limit 1)`,
      [link.link_seed, link.token_hash],
    );
    if (rowCount !== 1) throw new Error('The demo data has no quote that a couple could open.');
  } finally {
    await client.end();
  }
  return new URL(links.link(link)).pathname;
}
