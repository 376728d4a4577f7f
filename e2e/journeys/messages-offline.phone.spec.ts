import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
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
  await expect(log.getByText('Waiting for a connection')).toBeVisible();
  await expect(editor).toHaveText('');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: /note/i }).fill('They have a dog.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toContainText('They have a dog.');
  await expect(page.getByText('No notes yet.')).toHaveCount(0);

  await page.clock.fastForward('20:00');
  await page.reload();
  await expect(page.getByRole('button', { name: '2 waiting' })).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(log.getByText('Waiting for a connection')).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(?:messages|comments)$/.test(request.url())) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(log.getByText('Waiting for a connection')).toHaveCount(0);
  await expect(log.getByText('Yes, the day is free.')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('list', { name: 'Notes' }).getByText('They have a dog.')).toHaveCount(1);
  expect(sent.map((url) => url.split('/').at(-1))).toEqual(['messages', 'comments']);
});

test('LEAD-046 LEAD-054 CAL-001 a reminder and a held day made offline are sent in order when the line is back; a step that no longer fits says why', async ({
  page,
  context,
}) => {
  const vendor = await makeVendor({ pages: ['leads', 'calendar'] });
  const hana = await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  const ines = await askForQuote(vendor.providerId, { name: 'Ines & Tom', email: 'ines@couples.example' });
  const api = await VendorApi.open(page, vendor.username);
  await page.goto(`/leads/${ines.leadId}`);
  await page.getByRole('log').waitFor();
  await page.goto(`/leads/${hana.leadId}`);
  await untilStored(page, [
    new RegExp(`/leads/${hana.leadId}/conversation`),
    new RegExp(`/leads/${ines.leadId}/conversation`),
    /calendar-overview/,
    /calendar-events/,
    /calendar-couples/,
    /followed-days/,
  ]);

  await context.setOffline(true);
  await page.getByRole('button', { name: /: change status$/ }).tap();
  await page.getByRole('menuitem', { name: 'Offer made' }).tap();
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible();
  await page.goto(`/leads/${ines.leadId}`);
  await page.getByRole('button', { name: 'More for Ines & Tom' }).tap();
  await page.getByRole('menuitem', { name: 'Remind me' }).tap();
  const reminder = page.getByRole('dialog', { name: 'Remind me about Ines & Tom' });
  await reminder.getByRole('button', { name: 'In a week' }).tap();
  await reminder.getByRole('button', { name: 'Set reminder' }).tap();
  await expect(page.getByRole('button', { name: '2 waiting' })).toBeVisible();
  await page.goto(`/providers/${vendor.providerId}/calendar-events`);
  await page.getByRole('grid').getByRole('button', { disabled: false }).last().tap();
  await page.getByRole('button', { name: 'Hold a date' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Hold', exact: true }).tap();
  await expect(page.getByRole('button', { name: '3 waiting' })).toBeVisible();

  // A colleague has made the deal in between.
  await api.post(`/leads/${hana.leadId}/actions`, { type: 'change_status', status: 'deal' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(?:actions|remind|calendar-events)$/.test(request.url()))
      sent.push(request.url().split('/').at(-1) ?? '');
  });
  await context.setOffline(false);
  await page.getByRole('button', { name: '1 not sent' }).tap();
  const outbox = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(outbox.getByRole('listitem')).toHaveCount(1);
  await expect(outbox.getByRole('listitem')).toContainText(/Offer to Hana & Leo.*Not sent: This step isn’t possible/s);
  await expect.poll(() => sent).toEqual(['actions', 'remind', 'calendar-events']);
  await outbox.getByRole('button', { name: 'Discard' }).tap();
  await expect(outbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: '1 not sent' })).toHaveCount(0);
  await expect(page.getByText('Held', { exact: true }).filter({ visible: true }).first()).toBeVisible();
});
