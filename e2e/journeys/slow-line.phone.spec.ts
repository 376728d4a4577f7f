import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { untilStored } from '../support/offline.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

test('after ten seconds without an answer the page says that the line is slow and shows what it has; then what arrives', async ({
  page,
}) => {
  const vendor = await makeVendor();
  await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await signIn(page, vendor.username, { at: '/leads' });
  await untilStored(page, [/\/leads\?/]);
  await askForQuote(vendor.providerId, { name: 'Ines & Tom', email: 'ines@couples.example' });

  let held = 0;
  const line = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route('**/api/**', async (route) => {
    held += 1;
    await line.promise;
    await route.continue();
  });
  await page.goto('/leads');
  // The shape of the page is there before its code and its data.
  await expect(page.locator('[data-frame]')).toBeVisible();
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.clock.fastForward('00:10');
  // Who is signed in came from this device, too; the list is asked for after that.
  await expect(page.getByRole('heading', { level: 1, name: 'Couples' })).toBeVisible();
  await page.clock.fastForward('00:10');
  await expect(page.getByText('Hana & Leo')).toBeVisible();
  await expect(page.getByText('The line is slow.')).toBeVisible();
  await expect(page.getByText('Ines & Tom')).toHaveCount(0);

  line.resolve();
  await expect(page.getByText('Ines & Tom')).toBeVisible();
  await expect(page.getByText('The line is slow.')).toHaveCount(0);
});

test('at 400 kbit/s and two seconds of latency the list opens, and an answer is sent', async ({ page, context }) => {
  const vendor = await makeVendor();
  const { leadId } = await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await signIn(page, vendor.username, { at: '/leads' });
  await expect(page.getByText('Hana & Leo')).toBeVisible();
  const devtools = await context.newCDPSession(page);
  const speed = (400 * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
  await page.goto(`/leads/${leadId}`);
  await expect(page.getByRole('log')).toBeVisible();
  await page
    .getByRole('textbox', { name: /Write to/ })
    .first()
    .click();
  await page.locator('.ProseMirror').pressSequentially('Yes, the day is free.');
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/messages'));
  await page.getByRole('button', { name: 'Send reply' }).click();
  // Two seconds before the server can answer, the message is in its place.
  await expect(page.getByRole('log').getByText('Yes, the day is free.')).toBeVisible();
  expect((await answered).ok()).toBe(true);
});
