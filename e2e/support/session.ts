import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Every demo account has the same password; a demo instance lists them on the sign-in page. */
export const PASSWORD = 'demo-wedding';

export type Session = { id: number; accessToken: string; consumerKey: string; customerUserId?: number };

/**
 * Signs in without the form. Each session comes from its own address, because the server limits sign-ins per address.
 */
export async function openSession(page: Page, username: string): Promise<Session> {
  const address = ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  const answer = await page.request.post('/api/access-tokens', {
    data: { username, password: PASSWORD },
    headers: { 'x-forwarded-for': address },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  const { id, accessToken, consumerKey, customerUserId } = ((await answer.json()) as { data: Session }).data;
  return { id, accessToken, consumerKey, ...(customerUserId && { customerUserId }) };
}

export const toHeaders = ({ accessToken, consumerKey }: Pick<Session, 'accessToken' | 'consumerKey'>) => ({
  'x-access-token': accessToken,
  'x-consumer-key': consumerKey,
});

let team: Promise<Session> | undefined;

/** The headers of a member of the marketplace team, who signs in once. */
export async function teamHeaders(page: Page): Promise<Record<string, string>> {
  team ??= openSession(page, 'staff');
  return toHeaders(await team);
}
