import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { answerMail, findMail } from '../support/mailbox.ts';
import { signIn } from '../support/sign-in.ts';

test('MSG-020 an answer to a deleted conversation waits for the team, who dismiss it, restore it and match it', async ({
  page,
}) => {
  const api = await VendorApi.open(page);
  const [gone, meant] = [await api.addCouple(), await api.addCouple()];
  const since = new Date();
  await api.post(`/leads/${gone.id}/messages`, { subject: 'Your day', body: '<p>Hello</p>' });
  const mail = await findMail(gone.email, since, 'Your day');
  await api.delete(`/leads/${gone.id}`);
  const words = `We come on Saturday, ${gone.firstNames}`;
  await answerMail(mail, gone.email, words);

  await signIn(page, 'staff');
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
  await page.goto('/desk');
  await expect(page.getByRole('img', { name: /messages? waiting/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: /Needs matching/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Needs matching' })).toBeVisible();
  await item.getByRole('button', { name: 'Dismiss' }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(item).toBeVisible();

  await item.getByRole('button', { name: 'Find the couple' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who sent this?' });
  await dialog.getByRole('searchbox').fill(meant.firstNames.split(' ')[0] ?? '');
  await dialog.getByRole('button', { name: /Wattle Creek Barn/ }).click();
  await expect(page.getByText('Added to their conversation.')).toBeVisible();
  await expect(item).toHaveCount(0);
  const bodies = (await api.get<{ body: string }[]>(`/leads/${meant.id}/messages`)).map(({ body }) => body);
  expect(bodies).toEqual([words]);

  await page.goto('/desk/audit');
  await expect(page.getByText('Matched a message for a vendor').first()).toBeVisible();
});
