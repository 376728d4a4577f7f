import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { storedAnswers, untilStored } from '../support/offline.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the panel opens, and couples with their conversations, to-dos and the calendar can be read; a logout removes all of it', async ({
  page,
  context,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'calendar'] });
  const { leadId } = await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await signIn(page, vendor.username);
  await untilStored(page, [new RegExp(`/leads/${leadId}/conversation`), /calendar-events/, /provider-prompts/]);

  await context.setOffline(true);
  await page.goto('/leads');
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await page.getByRole('link', { name: /Hana & Leo/ }).click();
  await expect(page.getByRole('log')).toContainText('Hana');
  await page.goto('/todo');
  await expect(page.getByRole('heading', { level: 1, name: 'To-do' })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
  expect((await storedAnswers(page)).length).toBeGreaterThan(0);
});
