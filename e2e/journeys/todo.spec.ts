import { expect, test } from '@playwright/test';
import { makeCatalog } from '../support/budget.ts';
import { composer } from '../support/conversation.ts';
import { findMail } from '../support/mailbox.ts';
import { askForQuote } from '../support/marketplace.ts';
import { makeRemindersDue, makeVendor } from '../support/people.ts';
import { group, notify, openListening, remindMe } from '../support/prompts.ts';
import { signIn } from '../support/sign-in.ts';
import { failCalls } from '../support/single-calls.ts';

test('SHELL-026 PROMPT-019 LEAD-046 a reminder for later becomes due while the page is open, is done, undone, and done on the couple’s page', async ({
  page,
}) => {
  const vendor = await makeVendor();
  const couple = await askForQuote(vendor.providerId, { name: 'Layla & Marcus' });
  await signIn(page, vendor.username, { at: `/leads/${couple.leadId}` });
  await remindMe(page, 'Layla & Marcus', 'Ask about the band');

  await openListening(page, '/todo');
  await expect(group(page, 'Later')).toContainText('Ask about the band');
  const badge = page.getByRole('link', { name: /^To-do/ });
  await expect(badge).not.toContainText('1');
  // It does not wait yet, but it is what the filter shows.
  await expect(page.getByRole('button', { name: 'Reminders' })).toHaveText('Reminders1');

  const since = new Date();
  await makeRemindersDue(vendor.username);
  await expect(group(page, 'Today')).toContainText('Ask about the band');
  await expect(badge).toContainText('1');
  await expect(page.getByRole('button', { name: 'Notifications, 1 waiting' })).toBeVisible();
  await findMail(vendor.email, since, 'Reminder: Layla & Marcus');

  await page.getByRole('checkbox', { name: 'Done: Ask about the band' }).press('Space');
  // The notice stays while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByText('All done')).toBeVisible();
  await expect(badge).not.toContainText('1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(group(page, 'Today')).toContainText('Ask about the band');

  await group(page, 'Today').getByRole('link', { name: 'Layla & Marcus' }).click();
  await expect(page).toHaveURL(`/leads/${couple.leadId}`);
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'DELETE'),
    page.getByRole('button', { name: 'Done', exact: true }).click(),
  ]);
  await page.goto('/todo?tab=done');
  await expect(page.getByRole('list', { name: 'Done' })).toContainText('Ask about the band');
  await page.getByRole('checkbox', { name: 'Not done: Ask about the band' }).click();
  await page.getByRole('radio', { name: 'To do' }).check();
  await expect(group(page, 'Today')).toContainText('Ask about the band');
});

test('PROMPT-019 filters are in the address, and one without results says so', async ({ page }) => {
  const vendor = await makeVendor();
  await notify(page, vendor.providerId, {
    title: 'Your prices expire',
    linkData: { path: '/galleries', text: 'Renew' },
  });
  await signIn(page, vendor.username, { at: '/todo' });
  const entry = group(page, 'Any time').getByRole('listitem');
  await expect(entry).toContainText('Journey Barn');
  await expect(entry.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/galleries');
  await page.getByRole('button', { name: 'Reminders' }).click();
  await expect(page).toHaveURL('/todo?type=reminder');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/todo');
  await expect(entry).toContainText('Your prices expire');
});

test('PROMPT-012 an item that could not be completed comes back with the reason; a list that failed can be retried', async ({
  page,
}) => {
  const vendor = await makeVendor();
  await notify(page, vendor.providerId, { title: 'Your prices expire' });
  await signIn(page, vendor.username);
  const repair = await failCalls(page, '**/api/provider-prompts?*');
  await page.goto('/todo');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  const box = page.getByRole('checkbox', { name: 'Done: Your prices expire' });
  await expect(box).toBeVisible();
  await page.route('**/api/provider-prompts/*/actions', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'We are resting for a moment.', errors: {} } }),
  );
  await box.click();
  await expect(page.getByText('We are resting for a moment.')).toBeVisible();
  await expect(box).toBeVisible();
});

test('PROMPT-020 PROMPT-021 a request that fits a price is a quick offer on the list, until it is answered', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'catalogs', 'info'] });
  await makeCatalog(page, vendor, { name: 'Receptions', days: 60 });
  const email = `ida-${vendor.username}@couples.example`;
  const couple = await askForQuote(vendor.providerId, { name: 'Ida & Noor', email }, { guests: 60, budget: 20_000 });
  await signIn(page, vendor.username, { at: '/todo' });
  await expect(page.getByText('Send Ida & Noor a quick offer')).toBeVisible();
  await expect(page.getByText('Full reception package')).toBeVisible();

  await page.getByRole('link', { name: 'Write an offer' }).click();
  await expect(page).toHaveURL(new RegExp(`/leads/${couple.leadId}`));
  await composer(page).getByRole('textbox').fill('Our full reception package would suit you well.');
  await composer(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(composer(page).getByRole('textbox')).toHaveText('');
  await page.goto('/todo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Send Ida & Noor a quick offer')).toHaveCount(0);
});
