import { MENU_MISSING, type catalogForm, findExpiryError, needsMenu } from '@bellbird/contract/listing/catalogs';
import type { z } from 'zod';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findTypeOptions } from './catalog-lists.repository.ts';
import { type ProviderFacts, isNameTaken } from './catalog-writes.repository.ts';
import { findMenuFileIds } from './menu-files.repository.ts';

export type WrittenCatalog = z.output<ReturnType<typeof catalogForm>>;
export type WrittenPrices = Pick<WrittenCatalog, 'expireAt' | 'prices'>;

type Fields = Record<string, string>;

export type CheckContext = {
  customerId: number;
  provider: ProviderFacts;
  type: { id: number; has_menus: boolean };
  /** By the provider's time zone. */
  today: string;
  /** The catalog being changed: it may keep its own name. */
  catalogId?: number;
};

/** Checks that need the date and the lists; the rest is checked by the contract. */
export async function findPriceErrors(tx: Tx, context: CheckContext, form: WrittenPrices): Promise<Fields> {
  const options = await findTypeOptions(tx, context.provider.category_id, context.type.id);
  const known = new Set(options.map((option) => option.id));
  const fields = checkExpiry('expireAt', form.expireAt, context.today);
  form.prices.forEach(({ catalogItemOptionId }, index) => {
    if (!known.has(catalogItemOptionId))
      fields[`prices.${index}.catalogItemOptionId`] =
        'This catalog can’t have a price for this. Please choose another.';
  });
  return fields;
}

/** The same for a whole catalog, with its name and menus. */
export async function findCatalogErrors(tx: Tx, context: CheckContext, form: WrittenCatalog): Promise<Fields> {
  const { customerId, provider, type, today, catalogId } = context;
  const of = { customerId, providerId: provider.id };
  const fileIds = form.menus.flatMap((menu) => menu.fileId ?? []);
  const [priceErrors, isTaken, files] = await Promise.all([
    findPriceErrors(tx, context, form),
    isNameTaken(tx, { ...of, catalogId }, form.name),
    findMenuFileIds(tx, of, fileIds),
  ]);
  const fields = { ...priceErrors };
  if (isTaken) fields['name'] = 'You already have a catalog with this name.';
  const isMenuNeeded = needsMenu({ categoryType: provider.category_type, hasMenus: type.has_menus });
  if (isMenuNeeded && form.menus.length === 0) fields['menus'] = MENU_MISSING;
  form.menus.forEach((menu, index) => {
    Object.assign(fields, checkExpiry(`menus.${index}.expireAt`, menu.expireAt, today));
    if (menu.fileId !== null && !files.includes(menu.fileId))
      fields[`menus.${index}.fileId`] = 'This file is no longer available. Please choose it again.';
  });
  return fields;
}

export function assertNoErrors(fields: Fields): void {
  if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
}

function checkExpiry(path: string, day: string, today: string): Fields {
  const error = findExpiryError(day, today);
  return error ? { [path]: error } : {};
}
