import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

/** Charges of the demo data have names of this kind at the gateway. */
export const DEMO_CHARGE = 'pi_sandbox_demo_';
/** And the payout that such a charge went to the vendor’s bank with. */
export const DEMO_PAYOUT = 'po_sandbox_demo_';

export type DemoCharge = {
  id: string;
  amount: number;
  created: string;
  description: string;
  destination: string | null;
  fee: number | null;
  dispute: { id: string; reason: string; created: string } | null;
  payout: { id: string; amount: number; created: string; arrives: string; hasArrived: boolean } | null;
};

/** What the demo data says that the bank has charged, and what is disputed or paid out of it. */
export async function findDemoCharges(tx: Tx): Promise<DemoCharge[]> {
  const names = `${DEMO_CHARGE}%`;
  const { rows } = await sql<DemoCharge>`
    select a.gateway_id as id, a.amount_cents as amount, a.created_at as created, p.product_name as description,
      null::text as destination, null::integer as fee, null::json as dispute,
      null::json as payout
    from payment_attempts a join payments p on p.id = a.payment_id where a.gateway_id like ${names}
    union all
    select a.gateway_id, a.cents, a.created_at, 'Q-' || a.quote_id, a.account, a.fee_cents,
      (select json_build_object('id', d.gateway_id, 'reason', d.reason, 'created', d.opened_at) from quote_disputes d
        where d.customer_id = a.customer_id and d.attempt_id = a.id),
      (select json_build_object('id', o.gateway_id, 'amount', o.cents, 'created', o.created_at,
          'arrives', o.arrives_on::timestamptz, 'hasArrived', o.status = 'arrived')
        from quote_payouts o where o.gateway_id = replace(a.gateway_id, ${DEMO_CHARGE}, ${DEMO_PAYOUT}))
    from quote_attempts a where a.gateway_id like ${names}`.execute(tx);
  return rows;
}

const TRIES = 60;
const PAUSE_MS = 1000;

/**
 * Tells the sandbox’s bank of these charges, so that they can be refunded and add up. It starts beside the server, so it
 * may not respond at first, and it may have been emptied, so it is told at each start. False when it never responded.
 */
export async function tellSandboxBank(origin: string, charges: readonly DemoCharge[], pauseMs = PAUSE_MS) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const response = await fetch(new URL('/bank/earlier-charges', origin), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ charges }),
    }).catch(() => undefined);
    if (response) return response.ok;
    await wait(pauseMs, undefined, { ref: false });
  }
  return false;
}
