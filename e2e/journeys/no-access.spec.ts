import { expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

const OTHERS = ['/leads', '/weddings', '/galleries', '/provider-testimonials', '/discounts', '/checkout'];

test('AUTH-055 who opens a page by its address without the right reads that they have no access', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['info'] });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/info` });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You don’t have access to this page');
  for (const path of [...OTHERS, `/providers/${vendor.providerId}/calendar-events`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' }), path).toBeVisible();
  }
  await page.goto('/leads');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});
