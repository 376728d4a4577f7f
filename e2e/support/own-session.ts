import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Session, toHeaders } from './session.ts';

/** Calls the API as the person who is signed in on a page, for what a journey needs but does not show. */
export async function callAs<T>(page: Page, method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> {
  const session = await page.evaluate(() => localStorage.getItem('bellbird.session') ?? '{}');
  const headers = { ...toHeaders(JSON.parse(session) as Session), 'idempotency-key': randomUUID() };
  const answer = await page.request[method](`/api${path}`, { headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : (JSON.parse(text) as { data: T }).data) as T;
}
