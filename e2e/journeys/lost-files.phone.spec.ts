import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { startSession } from '../support/sign-in.ts';

test('every file of the panel is lost once on its way: pages open all the same, and nothing typed is lost', async ({
  page,
}) => {
  const vendor = await makeVendor();
  await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await startSession(page, vendor.username);
  const lost = new Set<string>();
  await page.route('**/assets/*.{js,css}', (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort('connectionreset');
  });
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.goto('/leads');
  await page.getByRole('link', { name: /Hana & Leo/ }).click();
  const loadsBefore = loads;
  const styles = () => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length);
  await expect.poll(styles, 'the style sheet came after all').toBe(1);
  await page
    .getByRole('textbox', { name: /Write to/ })
    .first()
    .click();
  await page.locator('.ProseMirror').pressSequentially('Yes, the day is free.');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: /note/i }).fill('They have a dog.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' }).getByText('They have a dog.')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('log').getByText('Yes, the day is free.')).toBeVisible();
  expect(lost.size).toBeGreaterThan(10);
  expect(loads, 'the page was not loaded again while somebody wrote').toBe(loadsBefore);
});

test('a connection that is lost for minutes while a page loads leaves its frame, and the page opens when it is back', async ({
  page,
  context,
}) => {
  const vendor = await makeVendor();
  await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await startSession(page, vendor.username);
  await page.clock.install();
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  let tries = 0;
  await page.route('**/assets/*.js', async (route) => {
    tries += 1;
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto('/leads');
  await expect.poll(() => tries).toBeGreaterThan(0);
  for (let seconds = 0; seconds < 60; seconds += 10) await page.clock.runFor('00:10');
  await expect(page.locator('[data-frame]')).toBeVisible();
  expect(documents, 'the document is not asked for again').toHaveLength(1);

  await page.unroute('**/assets/*.js');
  await context.setOffline(false);
  await page.clock.runFor('00:20');
  await expect(page.getByText('Hana & Leo')).toBeVisible();
});

test('a tab whose code is lost says so in its place, and ‘Retry’ opens it', async ({ page }) => {
  const vendor = await makeVendor();
  await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await startSession(page, vendor.username);
  await page.goto('/leads');
  await page.getByRole('link', { name: /Hana & Leo/ }).click();
  const tab = page.getByRole('tab', { name: 'Notes' });
  await tab.waitFor();
  const lines = ['**/assets/*.js', '**/healthz'];
  for (const line of lines) await page.route(line, (route) => route.abort('connectionreset'));
  await tab.click();
  const lost = page.getByRole('tabpanel').getByRole('alert');
  await expect(lost).toContainText('Check your connection and try again', { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: /Hana & Leo/ }).first()).toBeVisible();

  for (const line of lines) await page.unroute(line);
  await lost.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('textbox', { name: /note/i })).toBeVisible();
});

test('code that is kept away for good is not asked for for ever: the page says what may be wrong', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/*.js', (route) => route.abort('blockedbyclient'));
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto('/auth/login');
  const note = page.getByRole('alert');
  await expect(async () => {
    await page.clock.runFor('00:20');
    await expect(note).toContainText('Something is blocking Bellbird', { timeout: 1000 });
  }).toPass();
  expect(documents, 'a bad line or a release would have been over').toHaveLength(3);

  await page.unroute('**/assets/*.js');
  await note.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
