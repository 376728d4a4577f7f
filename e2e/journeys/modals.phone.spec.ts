import { expect, test } from '@playwright/test';
import { makePerson } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('MODAL-012 MODAL-018 MODAL-019 on a phone the promo links to the terms, and is shown only once', async ({
  page,
}) => {
  const person = await makePerson();
  await signIn(page, person.username, { withModals: true });
  const promo = page.getByRole('dialog', { name: 'Know a company couples should find here?' });
  await promo.getByRole('link', { name: 'Read the referral terms' }).click();
  await expect(page).toHaveURL('/refer-provider/conditions');
  await expect(promo).toBeHidden();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.endsWith('.referral'))
      .map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual(['once']);
});
