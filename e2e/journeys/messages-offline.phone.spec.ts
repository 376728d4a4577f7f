import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('MSG-002 offline an answer is not lost: the page stays, the text comes back, and is sent once online again', async ({
  page,
  context,
}) => {
  const vendor = await makeVendor();
  const { leadId } = await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await signIn(page, vendor.username, { at: `/leads/${leadId}` });
  await page
    .getByRole('textbox', { name: /Write to/ })
    .first()
    .click();
  const editor = page.locator('.ProseMirror');
  await editor.pressSequentially('Yes, the day is free.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent: we couldn’t reach Bellbird.' })).toBeVisible();
  await expect(editor).toHaveText('Yes, the day is free.');

  await context.setOffline(false);
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/messages') && answer.request().method() === 'POST'),
    page.getByRole('button', { name: 'Send reply' }).click(),
  ]);
  await expect(page.getByRole('log').getByText('Yes, the day is free.')).toHaveCount(1);
  await expect(editor).toHaveText('');
});
