import { type Locator, type Page, expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { sidewaysScroll } from '../support/visits.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the board with a couple of this journey's own, so that parallel journeys don't move each other's cards. */
async function openBoard(page: Page): Promise<string> {
  await signIn(page, 'demo', { at: '/leads' });
  const name = `Drag & Drop ${Date.now()}`;
  await page.getByRole('button', { name: 'Add couple' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a couple' });
  await dialog.getByRole('textbox', { name: 'Names' }).fill(name);
  await dialog.getByRole('button', { name: 'Add couple' }).click();
  await expect(page).toHaveURL(/\/leads\/\d+/);
  await page.goto(`/leads?view=board&coupleName=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  return name;
}

async function drag(page: Page, card: Locator, target: Locator): Promise<void> {
  const from = await middle(card);
  const to = await middle(target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Drags a card and waits for the server: a card that was just moved renders again when the answer arrives. */
async function move(page: Page, card: Locator, target: Locator): Promise<void> {
  const said = page.waitForResponse((answer) => /\/leads\/\d+\/actions$/.test(answer.url()));
  await drag(page, card, target);
  await said;
}

async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  // Between two renders a card has no position for a moment.
  await expect.poll(() => locator.boundingBox()).not.toBeNull();
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test('LEAD-065 SHELL-027 a card is dragged to its next step, and the step is undone', async ({ page }) => {
  const name = await openBoard(page);
  const card = page.getByRole('article').filter({ hasText: name });
  await drag(page, card, column(page, 'Offer made'));
  await expect(column(page, 'Offer made').getByRole('article')).toHaveCount(1);
  await expect(page.getByText(/You made .* an offer/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'Offer made').getByRole('article')).toHaveCount(0);
  await expect(page.getByText(/^Undone for/)).toBeVisible();
  await expect(card).toHaveCount(1);
});

test('LEAD-054 LEAD-055 a step that is not allowed is refused, and the card does not move', async ({ page }) => {
  const name = await openBoard(page);
  await move(page, page.getByRole('article').filter({ hasText: name }), column(page, 'In contact'));
  await expect(column(page, 'In contact').getByRole('article')).toHaveCount(1);
  await drag(page, column(page, 'In contact').getByRole('article'), column(page, 'New'));
  await expect(column(page, 'In contact').getByRole('article')).toHaveCount(1);
  await expect(column(page, 'New').getByRole('article')).toHaveCount(0);
});

test('LEAD-049 LEAD-053 a card is rejected with the keyboard, with a reason', async ({ page }) => {
  const name = await openBoard(page);
  await page.getByRole('button', { name: `Move ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rejected' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Date not available' }).click();
  await dialog.getByRole('button', { name: 'Reject couple' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('on a tablet the board scrolls sideways, and not the page', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  await signIn(page, 'demo', { at: '/leads?view=board' });
  await expect(page.getByRole('region', { name: 'Drop here to close' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
