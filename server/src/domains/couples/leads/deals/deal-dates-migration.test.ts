import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { buildDeal, buildLead } from '../leads.factory.ts';

const MIGRATION = new URL('../../../../../migrations/0361_days_of_deals.sql', import.meta.url);
const [ASKED, AGREED] = ['2027-03-13', '2027-04-10'];

test('LEAD-070 couples with a deal from before marry on its day; a refused deal, or one without a day, changes nothing', async () => {
  const world = await startWorld();
  const owner = await world.owner();
  const rows = await world.build(async (tx) => {
    const deal = async (name: string, given: { status?: 'approved' | 'refused'; wedding_date: string | null }) => {
      const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
      const lead = await buildLead(tx, { ...of, couple_name: name, organization_date: ASKED });
      await buildDeal(tx, { customer_id: owner.customerId, lead_id: lead.id, ...given });
    };
    await deal('moved', { status: 'approved', wedding_date: AGREED });
    await deal('same', { wedding_date: ASKED });
    await deal('refused', { status: 'refused', wedding_date: AGREED });
    await deal('no day', { wedding_date: null });
    await sql.raw(await readFile(MIGRATION, 'utf8')).execute(tx);
    const leads = tx.selectFrom('leads').select(['couple_name', 'organization_date', 'version']);
    return leads.where('customer_id', '=', owner.customerId).orderBy('id').execute();
  });
  await world.close();
  expect(rows.map((row) => [row.couple_name, row.organization_date, row.version])).toEqual([
    ['moved', AGREED, 2],
    ['same', ASKED, 1],
    ['refused', ASKED, 1],
    ['no day', ASKED, 1],
  ]);
});
