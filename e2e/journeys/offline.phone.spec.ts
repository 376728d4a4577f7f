import { expect, test } from '@playwright/test';
import { actAsCouple, askForQuote } from '../support/marketplace.ts';
import { storedAnswers, untilStored } from '../support/offline.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { startTwoBuilds } from '../support/two-builds.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the panel opens, and couples with their conversations, to-dos and the calendar can be read; a logout removes all of it', async ({
  page,
  context,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'calendar'] });
  const couple = await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await actAsCouple(couple, 'events', { type: 'wrote', message: 'Is the barn free in March?' });
  await signIn(page, vendor.username);
  await untilStored(page, [
    new RegExp(`/leads/${couple.leadId}/conversation`),
    /calendar-events/,
    /provider-prompts/,
    /\/leads\?/,
  ]);

  await context.setOffline(true);
  await page.goto('/leads');
  await expect(page.getByText('You’re offline.')).toBeVisible();
  // Nobody has opened it yet: it was only stored.
  await expect(page.getByRole('listitem').filter({ hasText: 'Hana & Leo' })).toContainText('New');
  await page.getByRole('link', { name: /Hana & Leo/ }).click();
  await expect(page.getByRole('log')).toContainText('Is the barn free in March?');
  await page.goto('/todo');
  await expect(page.getByRole('heading', { level: 1, name: 'To-do' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Calendar/ })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => storedAnswers(page)).toEqual([]);
});

test('a stored panel never talks to a server that has another build: it loads the new one first', async ({
  browser,
  baseURL,
}) => {
  const builds = await startTwoBuilds(baseURL ?? '');
  const context = await browser.newContext({ baseURL: builds.url, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    const vendor = await makeVendor();
    await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
    await signIn(page, vendor.username, { at: '/leads' });
    await untilStored(page, [/\/leads\?/]);

    builds.goDown('bad gateway');
    await page.goto('/leads');
    await expect(page.getByText('Hana & Leo')).toBeVisible();
    builds.goDown('gone');
    await page.goto('/leads');
    await expect(page.getByText('Hana & Leo')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-stored', '');

    builds.takeSeen();
    builds.comeBack(2);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('script[src*="app-second-"]')).toHaveCount(1);
    await expect(page.getByText('Hana & Leo')).toBeVisible();
    const seen = builds.takeSeen();
    const newPage = seen.indexOf('GET /leads');
    expect(newPage).toBeGreaterThan(0);
    expect(seen.slice(0, newPage).filter((each) => each.includes('/api/'))).toEqual([]);
  } finally {
    await context.close();
    await builds.close();
  }
});
