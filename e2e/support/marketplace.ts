export type Couple = { coupleId: string; leadId: number; requestId: string };

type Asking = { name: string; phone?: string; email?: string; contactPreference?: 'any' | 'phone' | 'email' };

/** A couple asks a vendor for a quote, through the marketplace. */
export function askForQuote(providerId: number, couple: Asking, more = {}) {
  return press<Couple>('/couples/requests', { providerId, couple, ...more });
}

/** Acts as the couple: `events` on the marketplace, a `mail`, an `sms`. */
export async function actAsCouple(
  { coupleId }: Couple,
  what: 'events' | 'mail' | 'sms' | 'comments',
  body: object,
): Promise<void> {
  await press(`/couples/${coupleId}/${what}`, body);
}

/** Takes an offer as the couple; returns the code of the coupon. */
export async function takeOffer({ coupleId }: Couple, discountId: number): Promise<string> {
  return (await press<{ code: string }>(`/couples/${coupleId}/coupons`, { discountId })).code;
}

/** Dials a number, with digits if given; returns when the call is over. */
export async function dial(call: { from: string; to: string; digits?: string }): Promise<void> {
  await press('/voice/dial', call);
}

/** Whether a phone has rung, whoever called. */
export async function hasRung(phone: string): Promise<boolean> {
  const answer = await fetch(`${process.env['SANDBOX_URL']}/voice?to=${encodeURIComponent(phone)}`);
  return ((await answer.json()) as unknown[]).length > 0;
}

async function press<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`${process.env['SANDBOX_URL']}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}
