import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Session, toHeaders, teamHeaders } from './session.ts';

/** One green pixel: the server renders pictures again, whatever their size. */
export const PICTURE = {
  name: 'barn.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Adds a product to the provider of the signed-in user. */
export async function addProduct(page: Page, providerId: number, name: string): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('bellbird.session') ?? '{}');
  const headers = toHeaders(JSON.parse(session) as Session);
  const picture = await page.request.post(`/api/providers/${providerId}/item-pictures`, {
    headers,
    multipart: { kind: 'product', image: PICTURE },
  });
  const { data } = (await picture.json()) as { data: { id: number } };
  const body = { providerId, name, minPrice: 900, pictureIds: [data.id] };
  const answer = await page.request.post('/api/provider-items', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: body,
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Decides on the product with this name, as the team. */
export async function decideOnProduct(page: Page, name: string, decision: object): Promise<void> {
  const headers = await teamHeaders(page);
  const queue = await page.request.get('/api/desk/approvals?kind=item&limit=100', { headers });
  const { data } = (await queue.json()) as { data: { id: number; title: string }[] };
  const approval = data.find(({ title }) => title === name);
  const answer = await page.request.post(`/api/desk/approvals/${approval?.id}/decision`, { headers, data: decision });
  if (!answer.ok()) throw new Error(await answer.text());
}
