import { expect, test } from '@playwright/test';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { untilStored } from '../support/offline.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

test('MSG-002 an answer and a note made offline wait in their place, survive a reload after twenty minutes, and are sent once when the line is back', async ({
  page,
  context,
}) => {
  const vendor = await makeVendor();
  const { leadId } = await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await page.clock.install();
  await signIn(page, vendor.username, { at: `/leads/${leadId}` });
  await untilStored(page, [new RegExp(`/leads/${leadId}/conversation`)]);

  await context.setOffline(true);
  await page
    .getByRole('textbox', { name: /Write to/ })
    .first()
    .click();
  const editor = page.locator('.ProseMirror');
  await editor.pressSequentially('Yes, the day is free.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  const log = page.getByRole('log');
  await expect(log.getByText('Yes, the day is free.')).toHaveCount(1);
  await expect(log.getByText('Waiting for a line')).toBeVisible();
  await expect(editor).toHaveText('');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: /note/i }).fill('They have a dog.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toContainText('They have a dog.');

  await page.clock.fastForward('20:00');
  await page.reload();
  await expect(page.getByRole('button', { name: '2 waiting' })).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(log.getByText('Waiting for a line')).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(?:messages|comments)$/.test(request.url())) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(log.getByText('Waiting for a line')).toHaveCount(0);
  await expect(log.getByText('Yes, the day is free.')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('list', { name: 'Notes' }).getByText('They have a dog.')).toHaveCount(1);
  expect(sent.map((url) => url.split('/').at(-1))).toEqual(['messages', 'comments']);
});
