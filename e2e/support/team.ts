import { randomUUID } from 'node:crypto';
import { type Locator, type Page, expect } from '@playwright/test';
import { waitForIdle } from './network-idle.ts';
import { teamHeaders } from './session.ts';
import { waitUntilShown } from './shown.ts';

type Waiting = { id: number; provider: { id: number } };
type Form = { id: number; fieldName: string };

/** Calls the API as a member of the marketplace team. */
async function asTeam<T>(page: Page, method: 'get' | 'post', path: string, data?: object): Promise<T> {
  const headers = { ...(await teamHeaders(page)), 'idempotency-key': randomUUID() };
  const answer = await page.request[method](`/api${path}`, { headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : (JSON.parse(text) as { data: T }).data) as T;
}

/** Decides on everything of one kind that is waiting for a provider. */
export async function decideAll(
  page: Page,
  providerId: number,
  kind: string,
  word: { decision: 'approved' | 'rejected'; reason?: string },
): Promise<void> {
  const waiting = await asTeam<Waiting[]>(page, 'get', `/desk/approvals?kind=${kind}&limit=100`);
  for (const { id, provider } of waiting) {
    if (provider.id === providerId) await asTeam(page, 'post', `/desk/approvals/${id}/decision`, word);
  }
}

/** Proposes a change to one answer of a provider, as the team. */
export async function proposeChange(
  page: Page,
  providerId: number,
  fieldName: string,
  change: { value: string; reason: string },
): Promise<void> {
  const forms = await asTeam<Form[]>(page, 'get', '/provider-forms');
  const form = forms.find((each) => each.fieldName === fieldName);
  await asTeam(page, 'post', '/change-requests', { providerId, formId: form?.id, ...change });
}

/** Opens a page until it shows what the team decided: a decision takes effect once it can no longer be undone. */
export async function openOnceDecided(page: Page, path: string, sign: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        const settled = waitForIdle(page);
        await page.goto(path);
        await waitUntilShown(page);
        await settled();
        return sign.isVisible();
      },
      { timeout: 120_000, intervals: [2000] },
    )
    .toBe(true);
}
