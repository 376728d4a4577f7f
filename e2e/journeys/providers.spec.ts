import { type Page, expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { decideAll, proposeChange } from '../support/team.ts';

const pages = ['info'];
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/provider-data/'));
const save = (page: Page) =>
  Promise.all([saved(page), page.getByRole('button', { name: 'Save and send for approval' }).click()]);

test('SHELL-029 PROV-012 PROV-013 PROV-037 a provider is put on hold from the list, released, and a review is asked for', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages });
  await signIn(page, vendor.username, { at: '/providers' });
  const row = page.getByRole('row', { name: /Journey Barn/ });
  await expect(row).toContainText('Venues');
  await expect(row).toContainText('Information missing');
  const choose = async (words: string) => {
    await row.getByRole('button', { name: 'More for Journey Barn' }).click();
    await page.getByRole('menuitem', { name: words }).click();
  };
  await choose('Put on hold');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put on hold' }).click();
  await expect(row).toContainText('On hold');
  await choose('Release');
  await expect(row).not.toContainText('On hold');
  await choose('Request a review');
  await expect(row).toContainText('Review requested');
  await page.getByRole('button', { name: 'Left the marketplace' }).click();
  await expect(page.getByText('No providers have left')).toBeVisible();
});

test('SHELL-030 SHELL-031 PROV-018 PROV-020 PROV-025 PROV-027 a text with a number is held back, a better one waits, and approved couples see it', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/info` });
  await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  const tagline = page.getByRole('textbox', { name: 'In one sentence' });
  await tagline.fill('Ring us on 0412 345 678');
  await expect(page.getByText('please leave out ‘0412 345 678’')).toBeVisible();
  await page.getByRole('button', { name: 'Save and send for approval' }).click();
  await expect(tagline).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('tab', { name: 'About' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await tagline.fill('A barn among the wattles');
  await save(page);
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await expect(page.getByText('Couples don’t see anything here yet.')).toBeVisible();

  await decideAll(page, vendor.providerId, 'provider_data', { decision: 'approved' });
  await page.goto(`/providers/${vendor.providerId}/info/general`);
  await expect(tagline).toHaveValue('A barn among the wattles');
  await expect(page.getByText('Waiting for approval')).toHaveCount(0);

  await tagline.fill('Somewhere else entirely');
  await save(page);
  await expect(page.getByText('Couples currently see: A barn among the wattles')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the change to In one sentence' }).click();
  await expect(tagline).toHaveValue('A barn among the wattles');
  await page.getByRole('button', { name: 'Change history' }).click();
  const history = page.getByRole('dialog', { name: 'Change history' });
  await expect(history.getByRole('listitem').filter({ hasText: 'Withdrawn' })).toContainText('Somewhere else entirely');
  await expect(history.getByRole('listitem').filter({ hasText: 'Approved' })).toContainText('Wendy Journey');
});

test('PROV-034 PROV-035 the map opens near Canberra, says when a position is refused, and takes one by click and by keys', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/info/location` });
  await expect(page.getByText('No location selected yet')).toBeVisible();
  // The map is loaded when somebody begins to use the page.
  await page.mouse.move(300, 300);
  await expect(page.locator('img.leaflet-tile[src*="/tiles/6/58/38"]')).toBeVisible();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Location could not be taken.')).toBeVisible();

  await page.getByTestId('map').click({ position: { x: 200, y: 150 } });
  const place = page.getByText(/^-3\d\.\d{5}, 1[45]\d\.\d{5}$/);
  const clicked = await place.textContent();
  await page.getByRole('button', { name: 'Marker: move it with the arrow keys' }).press('ArrowUp');
  await expect(place).not.toHaveText(clicked ?? '');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -34.77461, longitude: 150.69721 });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('-34.77461, 150.69721')).toBeVisible();
  await save(page);
  await expect(page.getByText('Waiting for approval')).toBeVisible();
});

test('PROV-029 PROV-030 PROV-031 what the team proposes is read, answered with a note, and in effect', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages });
  await proposeChange(page, vendor.providerId, 'tagline', {
    value: 'A hundred-year-old barn',
    reason: 'Couples look for it in these words.',
  });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/info/contact` });
  await page.getByRole('link', { name: 'View change' }).click();
  const proposal = page.getByRole('region', { name: 'Proposed change to In one sentence' });
  await expect(proposal).toContainText('Couples look for it in these words.');
  await proposal.getByLabel('Note to the team (optional)').fill('Lovely');
  await proposal.getByRole('button', { name: 'Approve' }).click();
  await expect(proposal).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'In one sentence' })).toHaveValue('A hundred-year-old barn');
});

test('SHELL-036 PROV-016 PROV-017 a provider of the marketplace is proposed, removed and put back', async ({
  page,
}) => {
  const vendor = await makeVendor({ pages });
  await signIn(page, vendor.username, { at: `/providers/${vendor.providerId}/related-providers` });
  await expect(page.getByText('No vendors yet')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a vendor on the marketplace' }).fill('hartley');
  await page.getByRole('button', { name: 'Propose Hartley & Nolan Photography' }).click();
  const tile = page.getByRole('listitem').filter({ hasText: 'Hartley & Nolan Photography' });
  await expect(tile).toContainText('Waiting for approval');
  await page.getByRole('button', { name: 'Remove Hartley & Nolan Photography' }).click();
  // Held by the mouse the notice stays, however long the rest takes.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(tile).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile).toContainText('Waiting for approval');
});

test('SHELL-033 PROV-032 PROV-033 a badge with its picture, and its snippet in the clipboard', async ({ page }) => {
  await signIn(page, 'demo');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/providers');
  await page.getByRole('button', { name: 'More for Wattle Creek Barn' }).click();
  await page.getByRole('menuitem', { name: 'Badges and awards' }).click();
  const badge = page.getByRole('img', { name: 'Couples’ choice 2026' });
  await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Copy snippet for Couples’ choice 2026' }).click();
  await expect(page.getByText('Snippet copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<img src="http');
});

test('PROV-004 PROV-005 PROV-024 without a provider the page says who to ask; an unknown tab is not found', async ({
  page,
}) => {
  await signIn(page, 'empty', { at: '/providers' });
  await expect(page.getByTestId('no-provider')).toContainText(
    'No page or company is defined for your account. Please contact your account manager.',
  );
  await expect(page.getByText('No provider yet')).toBeVisible();
  await signIn(page, 'demo', { at: '/providers/1/info/nonsense' });
  await expect(page.getByText('404')).toBeVisible();
});
