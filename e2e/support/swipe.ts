import type { Locator, Page } from '@playwright/test';

/** Moves a row aside with a finger that travels `by` pixels; the browser does the scrolling, as on a phone. */
export async function swipe(page: Page, row: Locator, by: number): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not on the page.');
  const devtools = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + box.width * (by < 0 ? 0.8 : 0.2);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  const steps = 8;
  for (let step = 1; step <= steps; step += 1)
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from + (by * step) / steps, y }],
    });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** Rests a finger on a row; returns how to lift it. */
export async function rest(page: Page, row: Locator): Promise<() => Promise<void>> {
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not on the page.');
  const devtools = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  return async () => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devtools.detach();
  };
}
