import { type Html, html } from '../../page/html.ts';
import { dollars } from './dollars.ts';
import type { Connect, StoredPayout, StoredRefund } from './connect.ts';

const MAX_SHOWN = 20;
const STATUS_TEXTS = { in_transit: 'on its way', paid: 'arrived', failed: 'failed' } as const;

/** Vendors’ accounts with their balances, and their payouts. */
export const renderConnect = (connect: Connect): Html =>
  html`<section class="card block">
    <h2>Vendors’ accounts</h2>
    <ul id="accounts" data-live>
      ${connect.accounts
        .list()
        .slice(0, MAX_SHOWN)
        .map(
          ({ id, name, last4 }) =>
            html`<li>
              <span>${name} <small class="q">ending ${last4}</small> · ${dollars(connect.balanceOf(id))}</span>
              ${connect.balanceOf(id) > 0 && act(`/bank/accounts/${id}/pay-out`, 'Pay out')}
            </li>`,
        )}
    </ul>
    <ul id="refunds" data-live>
      ${connect.refunds.list().slice(0, MAX_SHOWN).map(refundRow)}
    </ul>
    <ul id="payouts" data-live>
      ${connect.payouts.list().slice(0, MAX_SHOWN).map(payoutRow)}
    </ul>
  </section>`;

export const act = (path: string, label: string): Html =>
  html`<form method="post" action="${path}" class="acts"><button class="btn">${label}</button></form>`;

const refundRow = ({ id, amount, isFailed }: StoredRefund) =>
  html`<li>
    <span>Refund of ${dollars(amount)}, ${isFailed ? 'failed' : 'accepted'}</span>
    ${!isFailed && act(`/bank/refunds/${id}/fail`, 'Fail')}
  </li>`;

const payoutRow = ({ id, amount, status }: StoredPayout) =>
  html`<li>
    <span>Payout of ${dollars(amount)}, ${STATUS_TEXTS[status]}</span>
    ${status === 'in_transit' && html`${act(`/bank/payouts/${id}/arrive`, 'Arrive')}${act(`/bank/payouts/${id}/fail`, 'Fail')}`}
  </li>`;
