import { type Page, expect, test } from '@playwright/test';
import { CARDS, PRODUCTS, typeCard } from '../support/bank.ts';
import { makeCatalog } from '../support/budget.ts';
import { composer } from '../support/conversation.ts';
import { VendorApi } from '../support/couples.ts';
import { makeGallery, makeGalleryVendor, photo } from '../support/galleries.ts';
import { findMail } from '../support/mailbox.ts';
import { askForQuote } from '../support/marketplace.ts';
import { makeInstalmentDue, makeVendor } from '../support/people.ts';
import { signIn, waitForPanel } from '../support/sign-in.ts';
import { makeComment } from '../support/testimonials.ts';
import { Thumb } from '../support/thumb.ts';

/** Each way starts on the home page, so that a menu in between is counted, too. */
const menu = (page: Page) => page.getByRole('dialog', { name: 'Main' });
const bottom = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

test('MSG-001 MSG-020 an answer by template takes 3 taps', async ({ page }) => {
  const vendor = await makeVendor();
  const email = `layla-${vendor.username}@couples.example`;
  const since = new Date();
  await askForQuote(vendor.providerId, { name: 'Layla & Marcus', email });
  const api = await VendorApi.open(page, vendor.username);
  const template = { name: 'First answer', subject: 'Your day', body: '<p>The orchard is free.</p>', isDefault: true };
  await api.post(`/customers/${vendor.customerId}/templates`, template);
  await page.goto('/');
  await waitForPanel(page);
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('link', { name: /^Layla & Marcus/ }).first());
  await thumb.tap(composer(page).getByRole('button', { name: 'Template' }));
  const picker = page.getByRole('dialog', { name: 'Answer with a template' });
  await thumb.tap(picker.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByRole('log').getByText('The orchard is free.')).toHaveCount(1);
  await findMail(email, since, 'The orchard is free.');
  expect(thumb).toMatchObject({ taps: 3, fields: 0 });
});

test('a deal takes 3 taps and its price', async ({ page }) => {
  const vendor = await makeVendor();
  await askForQuote(vendor.providerId, { name: 'Layla & Marcus' }, { organizationDate: '2044-03-12' });
  await signIn(page, vendor.username);
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('link', { name: /^Layla & Marcus/ }).first());
  await thumb.tap(page.getByRole('button', { name: 'Deal', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Make a deal with Layla & Marcus' });
  await thumb.fill(dialog.getByLabel('Agreed price'), '9000');
  await thumb.tap(dialog.getByRole('button', { name: 'Make the deal' }));
  await expect(page.getByRole('button', { name: 'Approve deal' })).toBeVisible();
  expect(thumb).toMatchObject({ taps: 3, fields: 1 });
});

test('10 photos take 4 taps and the picker, and go on uploading elsewhere', async ({ page }) => {
  const vendor = await makeGalleryVendor();
  const path = await makeGallery(vendor, 1);
  await signIn(page, vendor.username);
  // The gallery and tags of the last photos are suggested for the next ones; the first time they are chosen.
  await page.evaluate(
    (galleryId) => localStorage.setItem('bellbird.lastUpload', JSON.stringify({ galleryId, tags: ['cake'] })),
    Number(path.split('/').at(-1)),
  );
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('button', { name: 'Add', exact: true }));
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    thumb.tap(page.getByRole('menuitem', { name: 'Photos' })),
  ]);
  await picker.setFiles(Array.from({ length: 10 }, (_, at) => photo(`p${at}.png`)));
  const dialog = page.getByRole('dialog', { name: 'Upload photos' });
  const chosen = dialog.getByRole('list', { name: 'Selected photos' }).getByRole('listitem');
  await expect(chosen).toHaveCount(10);
  expect((await chosen.first().boundingBox())?.height).toBeGreaterThanOrEqual(88);
  await expect(dialog.getByLabel('Cake')).toBeChecked();
  await thumb.tap(dialog.getByRole('checkbox', { name: /no contact information and no logos/ }));
  await thumb.tap(dialog.getByRole('button', { name: 'Upload 10 photos' }));
  await bottom(page).getByRole('link', { name: 'To-do' }).tap();
  await expect(page.getByText('10 photos uploaded.')).toBeVisible();
  expect(thumb.taps).toBe(4);
});

test('a price takes 4 taps', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['leads', 'catalogs', 'info'] });
  await makeCatalog(page, vendor, { name: 'Summer', days: 60 });
  await signIn(page, vendor.username);
  const thumb = new Thumb();
  await thumb.tap(bottom(page).getByRole('button', { name: 'More' }));
  await thumb.tap(menu(page).getByRole('link', { name: 'Providers' }));
  await thumb.tap(page.getByRole('link', { name: 'Prices of Journey Barn' }));
  const weekend = page.getByRole('group', { name: 'Full reception package' }).getByLabel('Weekend');
  await thumb.fill(weekend, '2100');
  await thumb.tap(page.getByRole('button', { name: 'Save prices' }));
  await expect(page.getByText('‘Summer’ saved.')).toBeVisible();
  expect(thumb).toMatchObject({ taps: 4, fields: 1 });
});

test('a hold takes 4 taps, and the tapped day is filled in', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['leads', 'calendar'] });
  await signIn(page, vendor.username);
  const thumb = new Thumb();
  await thumb.tap(bottom(page).getByRole('link', { name: 'Calendar' }));
  const days = page.getByRole('grid').getByRole('button', { disabled: false });
  await thumb.tap(days.last());
  await thumb.tap(page.getByRole('button', { name: 'Hold a date' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveCount(0);
  await thumb.tap(dialog.getByRole('button', { name: 'Hold', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Held', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  expect(thumb.taps).toBe(4);
});

test('an offer takes 3 taps and at most 4 fields', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['leads', 'discounts'] });
  await signIn(page, vendor.username);
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('button', { name: 'Add', exact: true }));
  await thumb.tap(page.getByRole('menuitem', { name: 'Offer' }));
  const dialog = page.getByRole('dialog', { name: 'New offer' });
  await expect(dialog.getByRole('textbox').filter({ visible: true })).toHaveCount(4);
  await thumb.fill(dialog.getByRole('textbox', { name: /^Title/ }), 'Winter Fridays');
  await thumb.fill(dialog.getByRole('textbox', { name: /^Discount\b/ }), '20');
  await thumb.tap(dialog.getByRole('button', { name: 'Save and send for approval' }));
  await expect(page.getByText('Your offer will be published within 2 working days.')).toBeVisible();
  expect(thumb.taps).toBe(3);
  expect(thumb.fields).toBeLessThanOrEqual(4);
});

test('a reply to a comment takes 3 taps', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['leads', 'testimonials'] });
  await makeComment(page, vendor);
  await signIn(page, vendor.username);
  const thumb = new Thumb();
  await thumb.tap(bottom(page).getByRole('link', { name: 'To-do' }));
  await thumb.tap(page.getByRole('link', { name: 'Read and reply' }));
  await thumb.fill(page.getByRole('textbox', { name: /^Reply to/ }), 'The trees miss you.');
  await thumb.tap(page.getByRole('button', { name: 'Publish reply' }));
  await expect(page.getByText('Your reply', { exact: true })).toBeVisible();
  expect(thumb).toMatchObject({ taps: 3, fields: 1 });
});

test('an instalment takes at most 4 taps with a saved card', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['payments', 'leads'], paidStatus: 'limited' });
  await signIn(page, vendor.username, { at: `/checkout?providerId=${vendor.providerId}&productId=${PRODUCTS.plus}` });
  await page.getByRole('radio', { name: /3 monthly instalments/ }).check();
  await typeCard(page, CARDS.pays);
  await page.getByRole('button', { name: 'Pay A$396.00' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you’re live' })).toBeVisible();
  await makeInstalmentDue(vendor);
  await signIn(page, vendor.username);
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('link', { name: 'Pay now' }));
  await thumb.tap(page.getByRole('button', { name: 'Pay A$396.00' }));
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  expect(thumb.taps).toBeLessThanOrEqual(4);
});

test('an invitation takes 3 taps and 3 fields', async ({ page }) => {
  const vendor = await makeVendor();
  await signIn(page, vendor.username);
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('button', { name: 'Add', exact: true }));
  await thumb.tap(page.getByRole('menuitem', { name: 'User' }));
  const dialog = page.getByRole('dialog', { name: 'Add a user' });
  await thumb.fill(dialog.getByRole('textbox', { name: 'Name', exact: true }), 'Aroha');
  await thumb.fill(dialog.getByRole('textbox', { name: 'Email', exact: true }), `aroha-${vendor.username}@v.example`);
  await thumb.fill(dialog.getByRole('textbox', { name: 'Phone', exact: true }), '+61 491 570 156');
  await thumb.tap(dialog.getByRole('button', { name: 'Add user' }));
  await expect(page.getByText(/Once your account manager confirms the user/)).toBeVisible();
  expect(thumb).toMatchObject({ taps: 3, fields: 3 });
});

test('a couple is found by words of a message with 2 taps', async ({ page }) => {
  const vendor = await makeVendor();
  const email = `layla-${vendor.username}@couples.example`;
  const couple = await askForQuote(vendor.providerId, { name: 'Layla & Marcus', email });
  const api = await VendorApi.open(page, vendor.username);
  const body = '<p>The pony can carry the quokkaberry rings.</p>';
  await api.post(`/leads/${couple.leadId}/messages`, { subject: 'Your day', body });
  const thumb = new Thumb();
  await page.goto('/');
  await waitForPanel(page);
  await thumb.tap(page.getByRole('button', { name: 'Find a couple' }));
  await thumb.fill(page.getByRole('combobox', { name: 'Find a couple' }), 'quokkaberry');
  await thumb.tap(page.getByRole('option', { name: /Layla & Marcus/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Layla & Marcus' })).toBeVisible();
  expect(thumb).toMatchObject({ taps: 2, fields: 1 });
});
