import { type Page, expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { signIn } from '../support/sign-in.ts';

/** Six couples are whole between the bars of the smallest phone, with no scrolling. */
async function expectSixWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const bottom = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
  const sixth = await page.getByRole('list', { name: 'Couples' }).getByRole('listitem').nth(5).boundingBox();
  expect((sixth?.y ?? 0) + (sixth?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0);
}

test('SHELL-027 GATE-017 a vendor with the limited package sees six couples, too', async ({ page }) => {
  await signIn(page, 'limited', { at: '/leads' });
  await expect(page.getByRole('list', { name: 'Couples' }).getByRole('listitem').nth(5)).toBeVisible();
  await expectSixWhole(page);
});

test('SHELL-027 LEAD-055 on a phone the couples are cards, and each opens its couple', async ({ page }) => {
  const couple = await (await VendorApi.open(page)).addCouple();
  await page.goto('/leads');
  const list = page.getByRole('list', { name: 'Couples' });
  await expect(list.getByRole('listitem')).toHaveCount(25);
  await expectSixWhole(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  // A finger moves a row aside: what it offers is in reach, and asks before anything happens.
  await page.goto(`/leads?coupleName=${couple.firstNames.slice(0, 9)}`);
  const row = list.getByRole('listitem').filter({ hasText: couple.firstNames.slice(0, 9) });
  // Both at once: a finger that rests for half a second would select the row.
  await row.evaluate((element) => {
    for (const type of ['pointerdown', 'pointercancel'])
      element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
  });
  await row.getByRole('button', { name: /^Remind: / }).tap();
  await page
    .getByRole('dialog', { name: /^Remind me about / })
    .getByRole('button', { name: 'Cancel' })
    .tap();
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/leads\/\d+/);
});

test('LEAD-065 on a phone the board shows one column, and a menu moves a card', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await api.post(`/leads/${couple.id}/actions`, { type: 'change_status', status: 'negotiating' });
  await page.goto(`/leads?view=board&column=negotiating&coupleName=${couple.firstNames.split(' ')[0]}`);
  const cards = page.getByRole('region', { name: 'In contact' }).getByRole('article');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('button', { name: /^Move / }).click();
  await page.getByRole('menuitem', { name: 'Offer made' }).click();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(1);
});
