import type { CampaignEntry } from '@bellbird/contract/money/packages';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import {
  type CatalogueCampaignRow,
  deleteUnusedCampaign,
  findCatalogueCampaigns,
  insertCampaign,
  updateCampaign,
} from './campaigns.repository.ts';
import { findCatalogueProducts } from './product-catalogue.repository.ts';

export async function findCampaignEntries(tx: Tx): Promise<{ key: string; value: CampaignEntry }[]> {
  return (await findCatalogueCampaigns(tx)).map((row) => ({ key: String(row.id), value: toEntry(row) }));
}

/** Writes a campaign. Payments that were set up with it keep their price. */
export async function saveCampaignEntry(tx: Tx, key: string | null, entry: CampaignEntry): Promise<string> {
  const taken = (await findCatalogueCampaigns(tx)).some(
    ({ id, code }) => code !== null && code === entry.couponCode && String(id) !== key,
  );
  if (taken) fail('invalid_fields', { fields: { couponCode: 'Another campaign has this code.' } });
  const columns = { ...toColumns(entry), product_id: await findProductId(tx, entry.productName) };
  if (key === null) return String((await insertCampaign(tx, columns)).id);
  await updateCampaign(tx, Number(key), columns);
  return key;
}

/** A campaign that somebody has used is never deleted: it is no longer offered. */
export async function retireCampaign(tx: Tx, key: string): Promise<void> {
  const id = Number(key);
  if (!(await deleteUnusedCampaign(tx, id))) await updateCampaign(tx, id, { is_offered: false });
}

async function findProductId(tx: Tx, name: string): Promise<number | null> {
  if (name === '') return null;
  const product = (await findCatalogueProducts(tx)).find((each) => each.name === name);
  return product?.id ?? fail('invalid_fields', { fields: { productName: 'There is no package with this name.' } });
}

function toColumns(entry: CampaignEntry) {
  return {
    name: entry.name,
    name_tr: entry.nameTr,
    name_ar: entry.nameAr,
    code: entry.couponCode || null,
    percent: entry.percent,
    off_cents: entry.offCents,
    valid_from: entry.from,
    valid_until: entry.until,
    types: entry.types,
    category_types: entry.categoryTypes,
    max_uses: entry.maxUses,
    is_once: entry.isOnce,
    is_for_new: entry.isForNew,
    is_offered: entry.isOffered,
  };
}

function toEntry(row: CatalogueCampaignRow): CampaignEntry {
  return {
    name: row.name,
    nameTr: row.name_tr,
    nameAr: row.name_ar,
    couponCode: row.code ?? '',
    percent: row.percent,
    offCents: row.off_cents,
    from: row.valid_from,
    until: row.valid_until,
    productName: row.product_name ?? '',
    types: row.types,
    categoryTypes: row.category_types,
    maxUses: row.max_uses,
    isOnce: row.is_once,
    isForNew: row.is_for_new,
    isOffered: row.is_offered,
  };
}
