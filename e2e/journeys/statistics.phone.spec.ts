import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

test('STAT-016 home tells the visits, what is to be done and until when packages last, on a phone too', async ({
  page,
}) => {
  await signIn(page, 'demo');
  const numbers = page.getByRole('region', { name: 'Your numbers' });
  for (const name of ['Average response', 'New this month', 'Deals this month'])
    await expect(numbers.getByRole('link', { name })).toBeVisible();
  const waiting = page.getByRole('region', { name: /^Waiting for you/ }).getByRole('img', { name: /waiting/ });
  const badge = page
    .getByRole('navigation')
    .getByRole('link', { name: /^Couples/ })
    .getByRole('img');
  await expect(badge).toHaveText((await waiting.innerText()) || 'nobody');
  await expect(page.getByRole('img', { name: /visits in the last 30 days/ })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^To-do/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your packages' })).toContainText(/until \d\d\.\d\d\.\d{4}/);
  const visits = page.getByRole('region', { name: 'Visits to your pages' });
  await expect(visits.getByText(/^[\d,]+ visits in 30 days/)).toBeVisible();
  await visits.getByRole('link', { name: 'All statistics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visits');
  const chart = page.getByRole('region', { name: 'Visits per day' });
  await chart.getByRole('img').tap();
  // Once as what the dashed line is, and once as the value under the finger.
  await expect(chart.getByText('Before', { exact: true })).toHaveCount(2);
});
