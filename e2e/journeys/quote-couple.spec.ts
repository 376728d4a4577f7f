import { randomUUID } from 'node:crypto';
import { type Browser, expect, test } from '@playwright/test';
import { createVendorCall } from '../support/budget.ts';
import { findMailPath } from '../support/mailbox.ts';
import { makeVendor } from '../support/people.ts';
import { addRequest, sendQuote } from '../support/quotes.ts';
import { signIn } from '../support/sign-in.ts';

const DAY = '2041-05-11';

type Options = NonNullable<Parameters<Browser['newPage']>[0]>;

async function openQuote(browser: Browser, email: string, since: Date, options: Options) {
  const couple = await browser.newPage(options);
  await couple.goto(await findMailPath(email, since, '/q/'));
  return couple;
}

/** Without scripts everything is there to read, and nothing but the document and its icon is fetched. */
async function readWithoutScripts(browser: Browser, path: string): Promise<void> {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  const fetched: string[] = [];
  plain.on('request', (request) => fetched.push(request.resourceType()));
  await plain.goto(path);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Your day at the Barn');
  await expect(plain.getByText('Venue hire')).toBeVisible();
  await expect(plain.getByText('A$10,000.00').first()).toBeVisible();
  expect(fetched.filter((type) => type === 'font' || type === 'stylesheet')).toEqual([]);
  await plain.close();
}

test('a vendor without cards is paid by transfer; a couple whose day was sold in between reads a kind sentence', async ({
  page,
  browser,
  hasTouch,
}) => {
  const since = new Date();
  const vendor = await makeVendor({ pages: ['leads', 'payments'] });
  const call = await createVendorCall(page, vendor.username);
  const account = { name: 'Journey Barn', bsb: '062-000', accountNumber: '12345678' };
  await call('PUT', `/providers/${vendor.providerId}/quote-bank-account`, account);
  const emails = ['first', 'second'].map((name) => `${name}-${randomUUID().slice(0, 8)}@couples.example`);
  for (const email of emails) await sendQuote(call, await addRequest(call, vendor, email, DAY), DAY, 1_000_000);

  const options = { viewport: page.viewportSize(), hasTouch };
  const [first, second] = [
    await openQuote(browser, emails[0] ?? '', since, options),
    await openQuote(browser, emails[1] ?? '', since, options),
  ];
  await readWithoutScripts(browser, first.url());
  for (const couple of [first, second]) {
    await couple.getByRole('button', { name: /^Accept/ }).click();
    await couple.getByLabel('Type your full name').fill('Georgia Papadopoulos');
    await couple.getByRole('checkbox', { name: 'We accept this quote.' }).check();
    await couple.getByRole('button', { name: 'Sign and accept' }).click();
  }
  await expect(first.getByText('062-000')).toBeVisible();
  await expect(first.getByText('12345678')).toBeVisible();
  await expect(second.getByText('that day has just gone to somebody else')).toBeVisible();

  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/payments?tab=quotes` });
  await page.getByRole('button', { name: 'Mark as received' }).first().click();
  await expect(page.getByText('marked as received')).toBeVisible();
  await first.reload();
  await expect(first.getByText(/Paid on/)).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Not received' }).click();
  await expect(page.getByText('is due again')).toBeVisible();
  await first.reload();
  await expect(first.getByText(/Paid on/)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText(/wanted to accept, but their day is taken/).first()).toBeVisible();
});
