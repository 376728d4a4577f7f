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

type Charge = {
  id: string;
  amount: number;
  status: string;
  description: string;
  refunded: boolean;
  destination?: string;
};

/** What the bank charged to the cards of somebody, the newest first. */
export async function findCharges(holder: string): Promise<Charge[]> {
  const charges = new URL('/bank/charges', process.env['SANDBOX_URL']);
  return (await (await fetch(`${charges.href}?to=${encodeURIComponent(holder)}`)).json()) as Charge[];
}

/** What a button of the bank answers, as text. */
async function pressAtBank(path: string): Promise<string> {
  const answer = await fetch(new URL(path, process.env['SANDBOX_URL']), { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

/** The holder of a card tells their bank that they don’t know a charge; returns what the bank calls it. */
export async function disputeCharge(holder: string, cents: number): Promise<string> {
  const charge = (await findCharges(holder)).find(({ amount, status }) => amount === cents && status === 'succeeded');
  return (JSON.parse(await pressAtBank(`/bank/charges/${charge?.id}/dispute`)) as { id: string }).id;
}

/** The bank gives the money back to the holder of the card. */
export async function loseDispute(id: string): Promise<void> {
  await pressAtBank(`/bank/disputes/${id}/lose`);
}

/** The gateway sends what the vendor has got from a couple to the vendor’s bank; returns what makes it arrive. */
export async function payOutFrom(holder: string): Promise<() => Promise<void>> {
  const [charge] = await findCharges(holder);
  const payout = JSON.parse(await pressAtBank(`/bank/accounts/${charge?.destination}/pay-out`)) as { id: string };
  return async () => {
    await pressAtBank(`/bank/payouts/${payout.id}/arrive`);
  };
}

/** Lets the last charge of a card that is still pending succeed. */
export async function approveCharge(holder: string): Promise<void> {
  const [last] = await findCharges(holder);
  await pressAtBank(`/bank/charges/${last?.id}/settle`);
}

/** The payer’s bank does not accept the last refund of a charge; returns once the product has been notified. */
export async function failRefund(chargeId: string): Promise<void> {
  const refunds = new URL('/bank/refunds', process.env['SANDBOX_URL']);
  const made = (await (await fetch(refunds)).json()) as { id: string; charge: string }[];
  await pressAtBank(`/bank/refunds/${made.find(({ charge }) => charge === chargeId)?.id}/fail`);
}
