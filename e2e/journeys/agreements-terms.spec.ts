import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { failCalls, sendCallsSingly } from '../support/single-calls.ts';

test('GAL-017 SHELL-057 the text of an agreement can be read in the panel', async ({ page }) => {
  await signIn(page, 'demo', { at: '/refer-provider/conditions' });
  await expect(page.getByRole('heading', { level: 1, name: 'Referral terms' })).toBeVisible();
  const text = page.getByRole('region', { name: 'Refer a company: conditions' });
  await expect(text).toContainText('within 90 days, we credit your next invoice');
  await expect(text).toContainText('Version 1');
});

test('a text that does not load says so and comes with the next try', async ({ page }) => {
  await signIn(page, 'demo');
  const repair = await failCalls(page, '**/api/agreement-texts*');
  await page.goto('/refer-provider/conditions');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await repair();
  await retry.click();
  await expect(page.getByText('Version 1')).toBeVisible();
});

test('a text that tries to act is only read', async ({ page }) => {
  const bodyHtml =
    '<p onclick="document.title=1">Read <strong>this</strong></p><script>document.title=2</script>' +
    '<img src="x" onerror="document.title=3"><a href="javascript:document.title=4">here</a>';
  const data = { id: 1, type: 'referral', version: 1, title: 'Conditions', bodyHtml };
  await sendCallsSingly(page);
  await page.route('**/api/agreement-texts*', (route) => route.fulfill({ json: { data } }));
  await signIn(page, 'demo', { at: '/refer-provider/conditions' });
  const text = page.getByRole('region', { name: 'Conditions' });
  await expect(text.locator('strong')).toHaveText('this');
  expect(await text.innerHTML()).not.toMatch(/onclick|onerror|<script|<img|javascript:/);
});
