import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { findMail, findMailPath } from '../support/mailbox.ts';
import { askForQuote, actAsCouple } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { openOnceDecided } from '../support/team.ts';

const PAGES = ['leads', 'testimonials'];
/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('SHELL-041 TEST-005 TEST-013 a couple is asked, says how it was, is let through, answered and put first', async ({
  page,
  browser,
}) => {
  const vendor = await makeVendor({ pages: PAGES });
  const email = `layla-${vendor.username}@couples.example`;
  const couple = await askForQuote(vendor.providerId, { name: 'Layla & Marcus', email });
  const api = await VendorApi.open(page, vendor.username);
  const weddingDate = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await api.post('/couple-providers', { leadId: couple.leadId, price: 9000, weddingDate });
  const since = new Date();
  await page.goto('/provider-testimonials');
  await expect(page.getByText('No comments yet')).toBeVisible();
  await page.getByRole('button', { name: 'Ask Layla & Marcus for a comment' }).click();
  await expect(page.getByText('You’ve asked all your couples.')).toBeVisible();
  await findMail(email, since, 'How was it with Journey Barn?');

  const said = `We would marry there again, ${vendor.username}.`;
  await actAsCouple(couple, 'comments', { rating: 5, comments: said });
  const team = await (await browser.newContext()).newPage();
  await signIn(team, 'staff', { at: '/desk/queue?kind=testimonial' });
  const entry = team.getByRole('button', { name: /Journey Barn.*Layla & Marcus, 5 of 5/ });
  await entry.click();
  await expect(team.getByText(said)).toBeVisible();
  await team.getByRole('button', { name: /^Approve/ }).click();
  await expect(team.getByText('Approved: Layla & Marcus, 5 of 5')).toBeVisible();
  await team.context().close();

  await openOnceDecided(page, '/todo', page.getByRole('link', { name: 'Read and reply' }));
  await page.getByRole('link', { name: 'Read and reply' }).click();
  const comment = page.getByRole('listitem').filter({ hasText: said });
  await comment.getByRole('textbox', { name: /^Reply to Layla & Marcus/ }).fill('The trees miss you.');
  await comment.getByRole('button', { name: 'Publish reply' }).click();
  await expect(comment.getByText('Your reply', { exact: true })).toBeVisible();
  await expect(comment.getByText('The trees miss you.')).toBeVisible();
  await comment.getByRole('button', { name: 'Show first' }).click();
  await expect(comment.getByText('Shown first')).toBeVisible();
  await comment.getByRole('button', { name: 'History of the comment by Layla & Marcus' }).click();
  await expect(comment.getByText('Published by Marketplace team')).toBeVisible();
  await expect(page.getByText('0 asked, 1 commented.')).toBeVisible();
});

test('TEST-005 a couple who wants no such mail says so by its link, and may change their mind', async ({
  page,
  browser,
  baseURL,
}) => {
  const vendor = await makeVendor({ pages: PAGES });
  const email = `nora-${vendor.username}@couples.example`;
  const couple = await askForQuote(vendor.providerId, { name: 'Nora & Levi', email });
  const api = await VendorApi.open(page, vendor.username);
  const weddingDate = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await api.post('/couple-providers', { leadId: couple.leadId, price: 9000, weddingDate });
  const since = new Date();
  await page.goto('/provider-testimonials');
  await page.getByRole('button', { name: 'Ask Nora & Levi for a comment' }).click();
  const link = await findMailPath(email, since, '/unsubscribe/');
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(theirs.getByText('You’re unsubscribed')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('You’re unsubscribed')).toBeVisible();
  await theirs.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(theirs.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await theirs.context().close();
});

test('TEST-004 TEST-006 what a couple wrote on a card is written down, waits, and can be taken back', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages: PAGES });
  await signIn(page, vendor.username, { at: '/provider-testimonials' });
  await page.getByRole('button', { name: 'Add a comment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a comment' });
  await dialog.getByRole('button', { name: 'Send for approval' }).click();
  await expect(dialog.getByText('This field is required!')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: /^Couple/ }).fill('Hana & Piotr');
  await dialog.getByRole('textbox', { name: /^Comment/ }).fill('The apple trees!');
  await dialog.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByText('The apple trees!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting for approval 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit the comment by Hana & Piotr' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit the comment' });
  await edited.getByRole('textbox', { name: /^Comment/ }).fill('The apple trees, and the fire!');
  await edited.locator('input[type=file]').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: PICTURE });
  await edited.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByText('The apple trees, and the fire!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture 1 from Hana & Piotr' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the comment by Hana & Piotr' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();
});
