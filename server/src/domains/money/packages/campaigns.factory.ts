import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { insertCampaign } from './campaigns.repository.ts';
import type { CampaignTable } from './packages.tables.ts';

/** A fifth off every package this year, without a coupon. */
export function buildCampaign(tx: Tx, given: Partial<Insertable<CampaignTable>> = {}): Promise<{ id: number }> {
  return insertCampaign(tx, {
    name: 'Spring offer',
    code: null,
    percent: 20,
    off_cents: null,
    valid_from: '2026-01-01',
    valid_until: '2027-12-31',
    types: ['subscription'],
    category_types: [],
    product_id: null,
    max_uses: null,
    is_once: false,
    is_for_new: false,
    is_offered: true,
    ...given,
  });
}
