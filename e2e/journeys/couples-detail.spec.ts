import { expect, test } from '@playwright/test';
import { createVendorCall } from '../support/budget.ts';
import { VendorApi } from '../support/couples.ts';
import { makeVendor } from '../support/people.ts';
import { addRequest } from '../support/quotes.ts';
import { signIn } from '../support/sign-in.ts';

const TABS = [
  ['details', 'Details', 'In their words'],
  ['interactions', 'Interactions', 'Asked for a quote'],
  ['notes', 'Notes', 'New note'],
  ['calls', 'Call data', 'haven’t spoken by phone yet'],
  ['loan', 'Wedding loan', 'gives no credit advice'],
] as const;

test('SHELL-028 LEAD-035 LEAD-036 LEAD-038 LEAD-039 LEAD-040 LEAD-041 CALL-001 each tab has its own address', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple({ message: 'May our dog come along?' });
  for (const [tab, name, shown] of TABS) {
    await page.goto(`/leads/${couple.id}?activeTab=${tab}`);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByText(shown)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page).toHaveURL(/activeTab=details/);
  await expect(page.getByRole('tabpanel').getByText('May our dog come along?')).toBeVisible();
  await expect(page.getByRole('link', { name: '+61 2 5550 0140' })).toHaveAttribute('href', 'tel:+61255500140');
  await expect(page.getByText('A$250 per guest')).toBeVisible();
});

test('LEAD-037 LEAD-042 the messages tab focuses the conversation beside it', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}?activeTab=messages`);
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  const writing = page.locator('[contenteditable="true"]:focus, textarea:focus');
  await expect(writing).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(writing).toHaveCount(0);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await page.getByRole('button', { name: 'Just write' }).click();
  await expect(writing).toBeVisible();
});

test('LEAD-043 LEAD-044 LEAD-062 a note is added, appears in the history, and is deleted', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}?activeTab=notes`);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('This field is required!')).toBeVisible();
  await page.getByLabel('New note').fill('Her mother pays for the flowers.');
  await page.getByRole('button', { name: 'Add note' }).click();
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes.getByText('Her mother pays for the flowers.')).toBeVisible();
  await expect(notes.getByText(/Imogen Hartley/)).toBeVisible();

  await page.getByRole('tab', { name: 'Interactions' }).click();
  const history = page.getByRole('list', { name: 'Interactions' });
  await expect(history.getByText('Note added')).toBeVisible();

  await page.getByRole('tab', { name: /Notes/ }).click();
  await notes.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('No notes yet.')).toBeVisible();
});

test('LEAD-045 LEAD-046 LEAD-036 a reminder is set for later, marks the couple, and is undone in the history', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}?activeTab=interactions`);
  const remind = async () => {
    await page.getByRole('button', { name: `More for ${couple.firstNames}` }).click();
    await page.getByRole('menuitem', { name: 'Remind me' }).click();
  };
  await remind();
  const dialog = page.getByRole('dialog', { name: `Remind me about ${couple.firstNames}` });
  await dialog.getByRole('textbox', { name: 'Day' }).fill('01.01.2020');
  await dialog.getByRole('button', { name: 'Set reminder' }).click();
  await expect(dialog.getByText('Please choose a time in the future.')).toBeVisible();
  await dialog.getByRole('button', { name: 'In a week' }).click();
  await dialog.getByLabel('What about?').fill('Ask about the band');
  await dialog.getByRole('button', { name: 'Set reminder' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ask about the band').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'To be called again: change status' })).toBeVisible();

  await page.getByRole('list', { name: 'Interactions' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Pending: change status' })).toBeVisible();

  await remind();
  await dialog.getByRole('button', { name: 'Set reminder' }).click();
  await page.getByRole('button', { name: 'Delete reminder' }).click();
  await expect(page.getByText('Reminder removed from your to-do list.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete reminder' })).toHaveCount(0);
});

test('LEAD-010 details can be edited; a change somebody else made at the same time is shown and nothing typed is lost', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple({ guests: 80 });
  await page.goto(`/leads/${couple.id}`);
  await page.getByRole('button', { name: `More for ${couple.firstNames}` }).click();
  await page.getByRole('menuitem', { name: 'Edit details' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${couple.firstNames}’s details` });
  await dialog.getByLabel('Where').fill('Kangaroo Valley');

  type Known = { version: number; couple: { name: string; organizationDate: string }; budget: number };
  const known = await api.get<Known>(`/leads/${couple.id}`);
  await api.put(`/leads/${couple.id}`, {
    coupleName: known.couple.name,
    organizationDate: known.couple.organizationDate,
    organizationTypeId: 1,
    guests: 95,
    budget: known.budget,
    place: 'Berry, NSW',
    version: known.version,
  });
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(dialog.getByText('Guests is now 95')).toBeVisible();
  await expect(dialog.getByLabel('Where')).toHaveValue('Kangaroo Valley');
  await dialog.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Key details').getByText('Kangaroo Valley')).toBeVisible();
});

test('SHELL-028 J and K go through the list the user came from, and the link back keeps its filters', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const [first, second] = [await api.addCouple(), await api.addCouple()];
  await page.evaluate(
    ([ids, search]) => sessionStorage.setItem('bellbird.leads.list', JSON.stringify({ search, ids, total: 2 })),
    [[first.id, second.id], '?status=pending'] as const,
  );
  await page.goto(`/leads/${first.id}?activeTab=notes`);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading(first.firstNames)).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(second.firstNames)).toBeVisible();
  await expect(page).toHaveURL(/activeTab=notes/);
  await page.keyboard.press('k');
  await expect(heading(first.firstNames)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous couple' })).toBeDisabled();
  await page.getByRole('link', { name: 'Back to couples' }).click();
  await expect(page).toHaveURL(/\/leads\?status=pending/);
});

test('SHELL-028 going through the list continues after the end of its page, also after a reload', async ({ page }) => {
  // A vendor of its own: whatever other journeys do to the demo couples would move the end of the page.
  const vendor = await makeVendor();
  const call = await createVendorCall(page, vendor.username);
  const ids: number[] = [];
  while (ids.length < 27) ids.push(await addRequest(call, vendor, `${ids.length}-${vendor.email}`, '2041-04-13'));
  const [last, following] = ids.slice(24);
  await signIn(page, vendor.username, { at: '/leads?sort=oldest' });
  await page.getByRole('table', { name: 'Couples' }).locator(`a[href="/leads/${last}"]`).click();
  await expect(page).toHaveURL(`/leads/${last}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Next couple' })).toBeEnabled();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(`/leads/${following}`);
  await page.getByRole('button', { name: 'Previous couple' }).click();
  await expect(page).toHaveURL(`/leads/${last}`);
});

test('SHELL-028 going through the list stops at its end', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads?coupleName=${couple.firstNames.split(' ')[0]}`);
  const rows = page.getByRole('table', { name: 'Couples' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: couple.firstNames })).toBeVisible();
  // Without a previous or next couple there are no buttons.
  await expect(page.getByRole('button', { name: /(Next|Previous) couple/ })).toHaveCount(0);
});

test('SHELL-028 a couple that does not exist shows the 404 page, and a couple added by the vendor can be deleted', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  await page.goto(`/leads/${couple.id}`);
  await page.getByRole('button', { name: `More for ${couple.firstNames}` }).click();
  await page.getByRole('menuitem', { name: 'Delete couple' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete couple' }).click();
  await expect(page).toHaveURL(/\/leads$/);
  for (const address of [String(couple.id), 'nobody']) {
    await page.goto(`/leads/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /not here|not found|cannot be found|does not exist/i,
    );
  }
});
