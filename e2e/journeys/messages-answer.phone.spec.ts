import { expect, test } from '@playwright/test';
import { VendorApi } from '../support/couples.ts';
import { findMail } from '../support/mailbox.ts';
import { composer, conversation } from '../support/conversation.ts';

test('MSG-001 MSG-020 on a phone a new request is answered by template in three taps', async ({ page }) => {
  const api = await VendorApi.open(page);
  const couple = await api.addCouple();
  const since = new Date();
  await page.goto(`/leads?coupleName=${couple.firstNames.slice(0, 9)}`);

  await page.getByRole('link', { name: new RegExp(couple.firstNames.slice(0, 9)) }).tap();
  await composer(page).getByRole('button', { name: 'Template' }).tap();
  const picker = page.getByRole('dialog', { name: 'Answer with a template' });
  await picker.getByRole('button', { name: 'Send', exact: true }).tap();

  await expect(
    conversation(page)
      .getByRole('log')
      .getByText(/^Hi Ada/),
  ).toHaveCount(1);
  await findMail(couple.email, since, `Hi ${couple.firstNames.replace('&', 'and')}`);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});
