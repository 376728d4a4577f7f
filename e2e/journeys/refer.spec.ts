import { type Page, expect, test } from '@playwright/test';
import { findMail } from '../support/mailbox.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { sendCallsSingly } from '../support/single-calls.ts';

async function fill(page: Page, { company = 'Saltbush Cakes', phone = '0491 570 156' } = {}): Promise<void> {
  await page.getByRole('textbox', { name: 'Company' }).fill(company);
  await page.getByRole('combobox', { name: 'What they do' }).click();
  await page.getByRole('option', { name: 'Cakes', exact: true }).click();
  await page.getByLabel('Contact person').fill('Priya Raman');
  await page.getByLabel('Their phone number').fill(phone);
}

test('SHELL-055 SHELL-056 REFER-002 REFER-003 a company is referred from the sidebar, and the account manager receives a mail', async ({
  page,
}) => {
  const vendor = await makeVendor();
  const since = new Date();
  await signIn(page, vendor.username);
  await page.getByRole('link', { name: 'Refer a company' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refer a company' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send referral' });
  await fill(page);
  await expect(send).toBeDisabled();
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await expect(page.getByLabel('Their phone number')).toHaveValue('+61 491 570 156');
  await send.click();

  await expect(page).toHaveURL('/refer-provider/success');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your referral' })).toBeVisible();
  const mail = await findMail(vendor.managerEmail, since, 'Journey Weddings referred Saltbush Cakes');
  expect(mail.text).toContain('Contact: Priya Raman, +61491570156');
  await page.getByRole('link', { name: 'Refer another company' }).click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('');
});

test('REFER-004 REFER-006 errors are shown at their fields, and nothing typed is lost', async ({ page }) => {
  const vendor = await makeVendor();
  await signIn(page, vendor.username, { at: '/refer-provider' });
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Send referral' }).click();
  await expect(page.getByText('This field is required!')).toHaveCount(4);

  await fill(page);
  // A sentence above may go when the last field is left: the button slips from under the pointer, and pressed is pressed.
  await page.getByRole('button', { name: 'Send referral' }).hover();
  await page.mouse.down();
  await page.getByRole('form', { name: 'Refer a company' }).evaluate((form) => (form.style.marginTop = '-48px'));
  await page.mouse.up();
  await page.getByRole('link', { name: 'Refer another company' }).click();
  await fill(page, { company: 'Saltbush once more' });
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Send referral' }).click();
  await expect(page.getByText('You’ve already referred a company with this number.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Saltbush once more');
});

test('REFER-007 REFER-008 the categories and the campaign come from the configuration', async ({ page }) => {
  const vendor = await makeVendor();
  await sendCallsSingly(page);
  await page.route('**/api/configs*', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { itemType: string; value: string }[] };
    const kept = data.filter(({ itemType, value }) => itemType !== 'allowed_provider_category_ids' || value === '2');
    await route.fulfill({ response: answer, json: { data: kept } });
  });
  await signIn(page, vendor.username, { at: '/refer-provider' });
  await page.getByRole('combobox', { name: 'What they do' }).click();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option').click();
  await page.getByRole('textbox', { name: 'Company' }).fill('Saltbush Cakes');
  await page.getByLabel('Contact person').fill('Priya Raman');
  await page.getByLabel('Their phone number').fill('0491 570 156');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/referrals')),
    page.getByRole('button', { name: 'Send referral' }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ category: { id: 2 }, campaign: { id: 1 }, phone: '+61491570156' });
});
