import { type Locator, type Page, expect } from '@playwright/test';

/** More stops than any page has. */
const STOPS = 250;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Walks to something with one key, as somebody without a mouse does. */
export async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} cannot be reached with ${key}.`);
}

/** Walks to something and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
}

/** Walks to a field, replaces what it contains and types. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Opens a menu or a list and chooses from it with the arrows. */
export async function choose(page: Page, opener: Locator, entry: Locator): Promise<void> {
  await press(page, opener);
  await walkTo(page, entry, 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Somebody without a mouse would have to start from the top of the page if nothing had the focus. */
export async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'), 'something has the focus')
    .not.toMatch(/^(?:none|BODY|HTML)$/);
}
