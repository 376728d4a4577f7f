import { expect, test } from '@playwright/test';
import { CARDS, PRODUCTS, typeCard } from '../support/bank.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('a tour that is bought becomes an order: the team takes it over and sets a day, and the vendor sees it', async ({
  page,
  browser,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'payments'] });
  await signIn(page, vendor.username, {
    at: `/checkout?providerId=${vendor.providerId}&productId=${PRODUCTS.tour}`,
  });
  await typeCard(page, CARDS.pays);
  await page.getByRole('button', { name: 'Pay A$990.00' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you’re live' })).toBeVisible();
  await page.goto(`/providers/${vendor.providerId}/payments?tab=packages`);
  const orders = page.getByRole('region', { name: 'Your orders' });
  await expect(orders).toContainText('Being arranged');
  await expect(orders).toContainText(/You’ll have it by \d\d\.\d\d\.\d{4}\./);

  const desk = await browser.newPage();
  await signIn(desk, 'staff', { at: '/desk/orders?list=to_do' });
  await desk.getByRole('button', { name: 'Take over 360° tour, Journey Barn' }).click();
  await expect(desk.getByText('It’s yours now.')).toBeVisible();
  await desk.getByRole('button', { name: 'Set a day for 360° tour, Journey Barn' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Day').fill('01.01.2020');
  await dialog.getByRole('button', { name: 'Set day' }).click();
  await expect(dialog.getByText('Please choose today or a later day.')).toBeVisible();
  await dialog.getByLabel('Day').fill('02.12.2030');
  await dialog.getByLabel('Message to the vendor').fill('We arrive at 9 with two cameras.');
  await dialog.getByRole('button', { name: 'Set day' }).click();
  await expect(desk.getByText('Day set. The vendor has been told.')).toBeVisible();

  // The open page of the vendor follows by itself.
  await expect(orders).toContainText('On 02.12.2030. We arrive at 9 with two cameras.');
  await desk.goto('/desk/orders?list=scheduled&mine=true');
  await desk.getByRole('button', { name: 'Mark as delivered: 360° tour, Journey Barn' }).click();
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(orders).toContainText(/Delivered on \d\d\.\d\d\.\d{4}\./);
  await desk.close();
});
