import { expect, test } from '@playwright/test';
import { makeVendor } from '../support/people.ts';
import { listening, notify } from '../support/prompts.ts';
import { signIn } from '../support/sign-in.ts';

test('PROMPT-002 PROMPT-004 PROMPT-006 PROMPT-008 PROMPT-010 PROMPT-011 a notification appears live, can be read in full, is completed by its link, and afterwards only links', async ({
  page,
}) => {
  const vendor = await makeVendor();
  const heard = listening(page);
  await signIn(page, vendor.username);
  await heard;
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(page.getByTestId('bell-dot')).toHaveCount(0);
  await bell.click();
  const popover = page.getByRole('dialog', { name: 'Notifications' });
  await expect(popover).toContainText('Nothing new');

  await notify(page, vendor.providerId, { title: 'An older word' });
  await notify(page, vendor.providerId, {
    title: 'Two comments wait',
    body: '<p>Nina gave you <b>5 stars</b>.</p>',
    linkData: { path: '/provider-testimonials', text: 'Read and reply' },
  });
  const entries = popover.getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(page.getByTestId('bell-dot')).toHaveCount(1);
  const first = entries.first();
  await expect(first).toContainText('Two comments wait');
  await expect(first.locator('b', { hasText: '5 stars' })).toBeVisible();
  await expect(first).toContainText(/Journey Barn · .+ · .+/);
  await expect(first.getByRole('img', { name: 'Not done yet' })).toBeVisible();

  const isAction = (url: string) => url.includes('/actions');
  const [completed] = await Promise.all([
    page.waitForResponse((answer) => isAction(answer.url())),
    first.getByRole('link', { name: 'Read and reply' }).click(),
  ]);
  expect(completed.status()).toBe(200);
  await expect(page).toHaveURL('/provider-testimonials');
  await expect(popover).toBeHidden();

  const asked: string[] = [];
  page.on('request', (request) => void (isAction(request.url()) && asked.push(request.url())));
  await page.goto('/');
  await bell.click();
  await expect(first.getByRole('img', { name: 'Not done yet' })).toHaveCount(0);
  await first.getByRole('link', { name: 'Read and reply' }).click();
  await expect(page).toHaveURL('/provider-testimonials');
  expect(asked).toEqual([]);
});

test('PROMPT-005 PROMPT-012 the list continues below; a failure to complete is shown and keeps the page', async ({
  page,
}) => {
  const vendor = await makeVendor();
  const linkData = { path: '/galleries', text: 'Open gallery' };
  for (let n = 0; n < 26; n += 1) await notify(page, vendor.providerId, { title: `Word ${n}`, linkData });
  await signIn(page, vendor.username);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const popover = page.getByRole('dialog', { name: 'Notifications' });
  await expect(popover.getByRole('listitem')).toHaveCount(25);
  await popover.getByRole('button', { name: 'Show more' }).click();
  await expect(popover.getByRole('listitem')).toHaveCount(26);

  await page.route('**/api/provider-prompts/*/actions', (route) => route.fulfill({ status: 500, body: 'nothing' }));
  await popover.getByRole('link', { name: 'Open gallery' }).first().click();
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect(page).toHaveURL('/');
});
