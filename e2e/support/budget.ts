import type { Page } from '@playwright/test';
import { toHeaders, openSession } from './session.ts';

type Named = { id: number; name: string };
type Answer<T> = { data: T };

/** Calls the API as a vendor on another device. */
export async function createVendorCall(page: Page, username: string) {
  const headers = toHeaders(await openSession(page, username));
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(body && { data: body }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : (JSON.parse(text) as Answer<T>).data) as T;
  };
}

type Vendor = { username: string; providerId: number };

/** The day this many days from now, in the time zone of the journeys' providers. */
export function dayFromNow(days: number): string {
  const moment = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' }).format(moment);
}

/** A catalog of receptions with one option and one menu. */
export async function makeCatalog(page: Page, { username, providerId }: Vendor, given: { name: string; days: number }) {
  const call = await createVendorCall(page, username);
  const types = await call<Named[]>('GET', '/catalog-types');
  const catalogTypeId = types.find(({ name }) => name === 'Reception packages')?.id;
  const items = await call<{ options: Named[] }[]>(
    'GET',
    `/catalog-items?catalogTypeId=${catalogTypeId}&providerCategoryId=1`,
  );
  const catalogItemOptionId = items[0]?.options.find(({ name }) => name === 'Full reception package')?.id;
  const expireAt = dayFromNow(given.days);
  const form = {
    name: given.name,
    expireAt,
    prices: [
      { catalogItemOptionId, weekPeriod: 'weekday', price: 165, unit: 60 },
      { catalogItemOptionId, weekPeriod: 'weekend', price: 195, unit: 60 },
    ],
    menus: [{ name: 'Feast', type: 'per_person', price: 98, minGuests: 60, maxGuests: 160, expireAt }],
  };
  const { id } = await call<{ id: number }>('POST', '/customer-catalogs', { ...form, providerId, catalogTypeId });
  return { id, form, call };
}
