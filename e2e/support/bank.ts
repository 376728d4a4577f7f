import type { Page } from '@playwright/test';

export const CARDS = {
  pays: '4242 4242 4242 4242',
  confirm: '4000 0000 0000 3220',
  formless: '4000 0000 0000 3204',
  insufficient: '4000 0000 0000 9995',
  waits: '4000 0000 0000 0416',
} as const;

/** The packages and extras of a new installation. */
export const PRODUCTS = { plus: 2, spotlight: 3, tour: 5 } as const;

/** Types a card into the bank's own fields. */
export async function typeCard(
  page: Page,
  number: string,
  holder = 'Wendy Journey',
  title = 'Card details',
): Promise<void> {
  const fields = page.frameLocator(`iframe[title="${title}"]`);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Name on card').fill(holder);
  await fields.getByLabel('Expiry').fill('08 / 34');
  await fields.getByLabel('CVV').fill('123');
}

/** A transfer to the product's account; returns once the product has been notified. */
export async function transfer(reference: string, dollars: string): Promise<void> {
  const answer = await fetch(new URL('/bank/transfers', process.env['SANDBOX_URL']), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, amount: dollars }),
  });
  if (!answer.ok) throw new Error(`The bank answered ${answer.status}.`);
}

/** Lets the last charge of a card that is still pending succeed. */
export async function approveCharge(holder: string): Promise<void> {
  const charges = new URL('/bank/charges', process.env['SANDBOX_URL']);
  const found = (await (await fetch(`${charges.href}?to=${encodeURIComponent(holder)}`)).json()) as { id: string }[];
  const answer = await fetch(`${charges.href}/${found[0]?.id}/settle`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The bank answered ${answer.status}.`);
}
