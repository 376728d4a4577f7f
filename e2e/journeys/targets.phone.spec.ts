import { type Locator, type Page, expect, test } from '@playwright/test';
import { composer } from '../support/conversation.ts';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { findSmallTargets } from '../support/targets.ts';

/** What is pressed daily has 44 pixels under the thumb; the sweep asks for 24 everywhere. */
const DAILY = 44;

async function expectDaily(page: Page, where: Locator, what: string): Promise<void> {
  await expect(where).toBeVisible();
  const id = await where.evaluate((element) => (element.dataset['measured'] = crypto.randomUUID()));
  expect(await findSmallTargets(page, DAILY, `[data-measured="${id}"]`), what).toEqual([]);
}

test('SHELL-093 on a phone, what is pressed daily is at least 44 pixels: bars, rows, chips, a couple’s page, holding', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'calendar'] });
  const { leadId } = await askForQuote(
    vendor.providerId,
    { name: 'Hana & Leo', email: 'hana@couples.example' },
    { organizationDate: '2044-03-12' },
  );
  await signIn(page, vendor.username);
  await expectDaily(page, page.getByRole('navigation', { name: 'Shortcuts' }), 'the menu');
  await expectDaily(page, page.getByTestId('top-bar'), 'search and bell');
  await expectDaily(page, page.getByRole('region', { name: 'Waiting for you' }).getByRole('list'), 'who waits');
  await page.goto('/leads');
  await expectDaily(page, page.getByRole('list', { name: 'Couples' }), 'the rows');
  const chip = page.getByRole('button', { name: /^Unanswered/ });
  await expectDaily(page, chip.locator('../..'), 'the chips');
  await page.goto(`/leads/${leadId}`);
  await expectDaily(page, page.getByRole('link', { name: 'Back to couples' }).locator('..'), 'back and call');
  const status = page.getByRole('button', { name: /: change status$/ });
  await expectDaily(page, status.locator('..'), 'status, deal and facts');
  await expectDaily(page, page.getByRole('tablist'), 'the tabs');
  await expectDaily(page, composer(page), 'the composer');
  await composer(page)
    .getByRole('textbox', { name: /Write to/ })
    .tap();
  await expect(composer(page).locator('.ProseMirror')).toBeFocused();
  await expectDaily(page, composer(page), 'the composer while one writes');
  await page.goto(`/providers/${vendor.providerId}/calendar-events`);
  await expectDaily(page, page.getByRole('button', { name: 'Hold a date' }).locator('..'), 'holding');
  await expectDaily(page, page.getByRole('grid'), 'the days');
});
