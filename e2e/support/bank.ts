import type { Page } from '@playwright/test';

export const CARDS = {
  pays: '4242 4242 4242 4242',
  confirm: '4000 0000 0000 3220',
  insufficient: '4000 0000 0000 9995',
  slow: '4000 0000 0000 0119',
} as const;

/** The packages as a new house has them. */
export const PRODUCTS = { plus: 2, spotlight: 3 } as const;

/** Types a card into the bank's own fields. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="Card details"]');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Name on card').fill('Wendy Journey');
  await fields.getByLabel('Expiry').fill('08 / 34');
  await fields.getByLabel('CVV').fill('123');
}

/** Money that comes to the product's account by transfer. */
export async function transfer(reference: string, dollars: string): Promise<void> {
  const answer = await fetch(new URL('/bank/transfers', process.env['SANDBOX_URL']), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, amount: dollars }),
  });
  if (!answer.ok) throw new Error(`The bank answered ${answer.status}.`);
}
