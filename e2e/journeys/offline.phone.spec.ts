import { expect, test } from '@playwright/test';
import { dismissModals } from '../support/modals.ts';
import { actAsCouple, askForQuote } from '../support/marketplace.ts';
import { storedAnswers, storedBuilds, untilStored } from '../support/offline.ts';
import { makeVendor } from '../support/people.ts';
import { fillSignIn, signIn } from '../support/sign-in.ts';
import { startTwoBuilds } from '../support/two-builds.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the panel opens, and couples with their conversations, to-dos and the calendar can be read; a logout removes all of it', async ({
  page,
  context,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'calendar'] });
  const couple = await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await actAsCouple(couple, 'events', { type: 'wrote', message: 'Is the barn free in March?' });
  // By the form, as on a phone: the page that stores everything was never loaded with a session.
  await dismissModals(context);
  await page.goto('/');
  await fillSignIn(page, vendor.username);
  await untilStored(page, [
    /access-tokens/,
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

  // A page that is not on this device says why it does not open.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Customer users' }).click();
  await expect(page.getByText('You’re offline, and this isn’t saved on this device.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
  // It is asked for again without a press.
  await expect(page.getByRole('heading', { level: 1, name: 'Customer users' })).toBeVisible();
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
  const viewport = { width: 360, height: 780 };
  const context = await browser.newContext({ baseURL: builds.url, serviceWorkers: 'allow', viewport });
  try {
    const page = await context.newPage();
    const vendor = await makeVendor();
    await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
    await signIn(page, vendor.username, { at: '/leads' });
    await untilStored(page, [/access-tokens/, /\/leads\?/]);
    const [oldCopy] = await storedBuilds(page);

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
    await expect(page.locator('script[src*=".second.js"]')).not.toHaveCount(0);
    await expect(page.getByText('Hana & Leo')).toBeVisible();
    const seen = builds.takeSeen();
    const newPage = seen.indexOf('GET /leads');
    expect(newPage).toBeGreaterThan(0);
    expect(seen.slice(0, newPage).filter((each) => each.includes('/api/'))).toEqual([]);
    // Its own worker has stored the new panel, and the old copy is gone.
    await expect.poll(() => storedBuilds(page)).toEqual(['bellbird-shell-second']);
    expect(oldCopy).not.toBe('bellbird-shell-second');

    // A page that stays open while another build is released opens what it needs, even where a file is gone.
    await page.getByRole('button', { name: 'More' }).click();
    const users = page.getByRole('dialog', { name: 'Main' }).getByRole('link', { name: 'Customer users' });
    await users.waitFor();
    builds.comeBack(1);
    await users.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customer users' })).toBeVisible();
  } finally {
    await context.close();
    await builds.close();
  }
});
