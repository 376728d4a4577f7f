import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeRemindersDue, makeVendor } from '../support/people.ts';
import { group, openListening, remindMe } from '../support/prompts.ts';
import { providePushService, findPushes } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

test('SHELL-026 LEAD-046 LIVE-010 on a phone: with permission, a reminder arrives by push and in the list, is done and undone', async ({
  page,
}) => {
  const vendor = await makeVendor();
  await providePushService(page, vendor.username);
  const couple = await askForQuote(vendor.providerId, { name: 'Hana & Leo' });
  await signIn(page, vendor.username, { withPushPrompt: true });
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/push-subscriptions') && answer.ok()),
    page.getByRole('button', { name: 'Allow notifications' }).click(),
  ]);
  await page.goto(`/leads/${couple.leadId}`);
  await remindMe(page, 'Hana & Leo', 'Send the menu');
  const since = new Date();
  await openListening(page, '/todo');
  await makeRemindersDue(vendor.username);
  await expect(group(page, 'Today')).toContainText('Send the menu');
  await expect(
    page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('img', { name: '1 thing to do' }),
  ).toBeVisible();
  await expect
    .poll(async () => (await findPushes(vendor.username, since, 0))[0])
    .toMatchObject({ title: 'Time to get back to Hana & Leo', path: `/leads/${couple.leadId}` });

  await page.getByRole('checkbox', { name: 'Done: Send the menu' }).click();
  await expect(page.getByText('All done')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(group(page, 'Today')).toContainText('Send the menu');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
