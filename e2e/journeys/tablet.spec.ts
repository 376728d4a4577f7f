import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ viewport: { width: 800, height: 1000 } });

const LONG = 'Alexandrina Papadopoulos-Wetherby & Bartholomew Fitzgerald-Nguyen';

test('SHELL-093 at 800 a couple’s names are whole, in the list and on their page', async ({ page }) => {
  const vendor = await makeVendor();
  await askForQuote(vendor.providerId, { name: LONG, email: 'alex@couples.example' });
  await signIn(page, vendor.username, { at: '/leads' });
  const names = page.getByRole('link', { name: /Alexandrina/ }).getByText(LONG);
  await expect(names).toBeVisible();
  expect(await names.evaluate(isCut)).toBe(false);
  await page.getByRole('link', { name: /Alexandrina/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /Alexandrina/ });
  await expect(heading).toBeVisible();
  expect(await heading.evaluate(isCut)).toBe(false);
});

test('LEAD-065 at 800 the board has two columns side by side', async ({ page }) => {
  const vendor = await makeVendor();
  await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await signIn(page, vendor.username, { at: '/leads?view=board' });
  const columns = page.getByRole('main').getByRole('region', { name: /^(?:New|Pending|In contact|Offer made)/ });
  await expect(columns.first()).toBeVisible();
  const boxes = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const whole = boxes.filter(({ left, right }) => left >= 0 && right <= 800);
  expect(whole).toHaveLength(2);
  expect(whole[0]?.top).toBe(whole[1]?.top);
  for (const { width } of whole) expect(width).toBeGreaterThan(320);
});

function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
}
