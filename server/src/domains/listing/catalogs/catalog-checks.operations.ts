import { MENU_MISSING, type catalogForm, expiryFault, needsMenu } from '@bellbird/contract/listing/catalogs';
import type { z } from 'zod';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findOptionsOf } from './catalog-lists.repository.ts';
import { type ProviderFacts, isNameTaken } from './catalog-writes.repository.ts';
import { findMenuFileIds } from './menu-files.repository.ts';

export type WrittenCatalog = z.output<ReturnType<typeof catalogForm>>;
export type WrittenPrices = Pick<WrittenCatalog, 'expireAt' | 'prices'>;

type Fields = Record<string, string>;

export type CheckContext = {
  customerId: number;
  provider: ProviderFacts;
  type: { id: number; has_menus: boolean };
  /** Where the provider is. */
  today: string;
  /** The catalog itself, whose name is not taken by another. */
  besides?: number;
};

/** What is wrong with prices that only the clock and the lists can tell. */
export async function priceFaults(tx: Tx, context: CheckContext, form: WrittenPrices): Promise<Fields> {
  const options = await findOptionsOf(tx, context.type.id, context.provider.category_id);
  const known = new Set(options.map((option) => option.id));
  const fields = expiry('expireAt', form.expireAt, context.today);
  form.prices.forEach(({ catalogItemOptionId }, index) => {
    if (!known.has(catalogItemOptionId))
      fields[`prices.${index}.catalogItemOptionId`] = 'This is not among what this catalog can price.';
  });
  return fields;
}

/** The same for a whole catalog, which has a name and menus besides. */
export async function catalogFaults(tx: Tx, context: CheckContext, form: WrittenCatalog): Promise<Fields> {
  const { customerId, provider, type, today, besides } = context;
  const of = { customerId, providerId: provider.id };
  const fileIds = form.menus.flatMap((menu) => menu.fileId ?? []);
  const [ofPrices, isTaken, files] = await Promise.all([
    priceFaults(tx, context, form),
    isNameTaken(tx, { ...of, besides }, form.name),
    findMenuFileIds(tx, of, fileIds),
  ]);
  const fields = { ...ofPrices };
  if (isTaken) fields['name'] = 'There is a catalog of this name already.';
  const isMenuNeeded = needsMenu({ categoryType: provider.category_type, hasMenus: type.has_menus });
  if (isMenuNeeded && form.menus.length === 0) fields['menus'] = MENU_MISSING;
  form.menus.forEach((menu, index) => {
    Object.assign(fields, expiry(`menus.${index}.expireAt`, menu.expireAt, today));
    if (menu.fileId !== null && !files.includes(menu.fileId))
      fields[`menus.${index}.fileId`] = 'This file is gone. Please choose it again.';
  });
  return fields;
}

export function assertFaultless(fields: Fields): void {
  if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
}

function expiry(path: string, day: string, today: string): Fields {
  const fault = expiryFault(day, today);
  return fault ? { [path]: fault } : {};
}
