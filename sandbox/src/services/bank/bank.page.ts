import { type Html, html } from '../../page/html.ts';
import { empty } from '../../page/parts.ts';
import { time } from '../../page/time.ts';
import type { Bank } from './bank.ts';
import { act, renderConnect } from './connect.page.ts';
import type { Connect } from './connect.ts';
import { dollars } from './dollars.ts';
import type { StoredCharge } from './stored-charge.ts';
import { TEST_ACCOUNTS, TEST_CARDS } from './test-cards.ts';

const MAX_SHOWN = 40;
const STATUS_TEXTS = {
  succeeded: 'paid',
  requires_payment_method: 'not paid',
  requires_action: 'waiting for the payer',
  processing: 'processing',
  canceled: 'cancelled',
} as const satisfies Record<StoredCharge['status'], string>;

/** Charges, incoming transfers and the test cards. */
export function renderBank(bank: Bank, now: Date): Html {
  const charges = bank.charges.list();
  const next = 'Buy a package in the panel and its charge shows here.';
  return html` <div class="desk">
      <div id="charges" data-live class="card calls">
        ${charges.length === 0 ? empty('No charges yet', next) : charges.slice(0, MAX_SHOWN).map((charge) => row(charge, bank.connect, now))}
      </div>
      <div class="stack">
        <section class="card block">
          <h2>Simulate a bank transfer</h2>
          <form method="post" action="/bank/transfers" class="fields">
            <label>Reference<input name="reference" required maxlength="40" placeholder="BB000001" /></label>
            <label
              >Amount in dollars<input
                name="amount"
                required
                inputmode="decimal"
                pattern="[0-9]+([.][0-9]{2})?"
                placeholder="1188.00"
            /></label>
            <button class="btn primary">Transfer</button>
          </form>
          <ul id="transfers" data-live>
            ${bank.transfers
              .list()
              .slice(0, 5)
              .map(
                (each) =>
                  html`<li class="q">
                    ${each.reference}: ${dollars(each.amount)}
                    ${each.returned && 'sent back '}${time(each.receivedAt, now)}
                  </li>`,
              )}
          </ul>
        </section>
        ${renderConnect(bank.connect)}
        <section class="card block">
          <h2>Webhooks</h2>
          <form method="post" action="/bank/webhooks" class="fields">
            <label
              ><input type="checkbox" name="doubled" ${bank.isDoubled() && html`checked`} /> Send each twice,
              late</label
            >
            <button class="btn">Save</button>
          </form>
        </section>
      </div>
    </div>
    <details class="notes" open id="test-cards">
      <summary>Test cards</summary>
      <p>Any name, any future date, any CVV. Every other valid card number pays at once.</p>
      <dl>
        ${TEST_CARDS.map(
          ({ number, means }) =>
            html`<dt><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code></dt>
              <dd>${means}</dd>`,
        )}
      </dl>
      <p>For direct debit, any BSB and account number. These fail after the days it takes:</p>
      <dl>
        ${TEST_ACCOUNTS.map(
          ({ number, means }) =>
            html`<dt><code>${number}</code></dt>
              <dd>${means}</dd>`,
        )}
      </dl>
    </details>`;
}

const row = (charge: StoredCharge, connect: Connect, now: Date) =>
  html` <article class="call">
    <header><b>${dollars(charge.amount)} · ${charge.description}</b> ${time(charge.receivedAt, now)}</header>
    <ul>
      <li class="leg">
        <span>${charge.card.holder} <small class="q">${charge.card.brand} ending ${charge.card.last4}</small></span>
        <span class="level ${charge.status === 'requires_payment_method' && 'bad'}"
          >${charge.refunded ? 'refunded' : STATUS_TEXTS[charge.status]}</span
        >
        ${charge.confirmUrl && html`<span class="acts"><a class="btn" href="${charge.confirmUrl}">Confirm</a></span>`}
        ${
          charge.status === 'processing' &&
          html`<form method="post" action="/bank/charges/${charge.id}/settle" class="acts">
            <button class="btn" id="settle-${charge.id}">
              ${charge.card.brand === 'becs' ? 'Let three days pass' : 'Approve'}
            </button>
          </form>`
        }
        ${charge.status === 'succeeded' && disputeActs(charge, connect)}
      </li>
    </ul>
  </article>`;

function disputeActs(charge: StoredCharge, connect: Connect): Html | undefined {
  const dispute = connect.disputeOf(charge.id);
  if (!dispute) return charge.refunded ? undefined : act(`/bank/charges/${charge.id}/dispute`, 'Dispute');
  if (dispute.status !== 'needs_response') return html`<span class="q">dispute ${dispute.status}</span>`;
  return html`${act(`/bank/disputes/${dispute.id}/win`, 'Vendor wins')}${act(`/bank/disputes/${dispute.id}/lose`, 'Vendor loses')}`;
}
