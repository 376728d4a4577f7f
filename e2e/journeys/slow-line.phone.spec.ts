import { expect, test } from '@playwright/test';
import { createVendorCall } from '../support/budget.ts';
import { startLossyLine } from '../support/lossy-line.ts';
import { askForQuote } from '../support/marketplace.ts';
import { untilStored } from '../support/offline.ts';
import { makeVendor } from '../support/people.ts';
import { signIn, startSession } from '../support/sign-in.ts';

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
  await expect(page.getByText('Your connection is slow.')).toBeVisible();
  await expect(page.getByText('Ines & Tom')).toHaveCount(0);

  line.resolve();
  await expect(page.getByText('Ines & Tom')).toBeVisible();
  await expect(page.getByText('Your connection is slow.')).toHaveCount(0);
});

test('at 400 kbit/s, two seconds of latency and 5 % loss the list opens, an answer is sent once, and so is a note', async ({
  browser,
  baseURL,
  page: elsewhere,
}) => {
  const vendor = await makeVendor();
  const { leadId } = await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  const line = await startLossyLine(baseURL ?? '', { oneIn: 20 });
  const context = await browser.newContext({
    baseURL: line.url,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 780 },
  });
  try {
    const page = await context.newPage();
    await startSession(page, vendor.username);
    const devtools = await context.newCDPSession(page);
    const speed = (400 * 1000) / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2000,
      downloadThroughput: speed,
      uploadThroughput: speed,
    });
    await page.goto('/leads');
    await page.getByRole('link', { name: /Hana & Leo/ }).click();
    await expect(page.getByRole('log')).toBeVisible();
    await page
      .getByRole('textbox', { name: /Write to/ })
      .first()
      .click();
    await page.locator('.ProseMirror').pressSequentially('Yes, the day is free.');
    // The server acts, and the answer is lost.
    line.loseAnswerTo((each) => each.startsWith('POST') && each.endsWith('/messages'));
    await page.getByRole('button', { name: 'Send reply' }).click();
    // Seconds before the server can answer, the message is in its place.
    await expect(page.getByRole('log').getByText('Yes, the day is free.')).toBeVisible();
    const isMessage = (each: string) => each.startsWith('POST') && each.endsWith('/messages');
    await expect.poll(() => line.arrived.filter(isMessage).length).toBeGreaterThanOrEqual(2);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('textbox', { name: /note/i }).fill('They have a dog.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('list', { name: 'Notes' }).getByText('They have a dog.')).toHaveCount(1);
    expect(line.lost.length / (line.lost.length + line.arrived.length)).toBeGreaterThanOrEqual(0.04);

    // Asked over a line that loses nothing.
    const call = await createVendorCall(elsewhere, vendor.username);
    const messages = await call<{ body: string }[]>('GET', `/leads/${leadId}/messages`);
    expect(messages.filter(({ body }) => body.includes('the day is free'))).toHaveLength(1);
  } finally {
    await context.close();
    await line.close();
  }
});
