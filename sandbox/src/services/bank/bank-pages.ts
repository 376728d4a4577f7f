import { type Html, html } from '../../page/html.ts';
import { smallPage } from '../../page/small-page.ts';
import { dollars } from './dollars.ts';
import type { StoredCharge } from './stored-charge.ts';

/** The card fields, shown inside the product's page. The product only gets a token. */
export const cardFields = (key: string, parent: string): Html =>
  html`<!doctype html>
    <html lang="en-AU" data-key="${key}" data-parent="${parent}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Card details</title>
        <link rel="stylesheet" href="/assets/tokens.css" />
        <link rel="stylesheet" href="/bank/assets/card-fields.css" />
        <script type="module" src="/bank/assets/card-fields.mjs"></script>
      </head>
      <body>
        <form id="card" novalidate>
          ${field('number', 'Card number', 'cc-number', '1234 1234 1234 1234', 'wide')}
          ${field('name', 'Name on card', 'cc-name', '', 'wide')} ${field('expiry', 'Expiry', 'cc-exp', 'MM / YY')}
          ${field('cvc', 'CVV', 'cc-csc', '3 digits')}
        </form>
      </body>
    </html>`;

const field = (name: string, label: string, autocomplete: string, placeholder: string, width?: 'wide') =>
  html`<p class="${width ?? 'half'}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      placeholder="${placeholder}"
      ${name !== 'name' && html`inputmode="numeric"`}
      aria-describedby="${name}-fault"
    />
    <span class="fault" id="${name}-fault"></span>
  </p>`;

const frame = (title: string, content: Html): Html =>
  smallPage({
    title: `${title} · Bank`,
    who: 'Your bank',
    content,
    note: 'This is not a real bank. The sandbox simulates one on this computer, and no money moves.',
  });

/** 3-D Secure: the bank asks the payer to confirm. */
export const confirmPage = (charge: StoredCharge): Html =>
  frame(
    'Confirm a payment',
    html`<div>
        <h1>Is this you?</h1>
        <p class="q">${charge.description}, ${charge.card.brand} ending ${charge.card.last4}</p>
      </div>
      <p><b>${dollars(charge.amount)}</b> to Bellbird Marketplace</p>
      <form method="post">
        <button class="btn primary" name="answer" value="yes">Confirm</button>
        <button class="btn" name="answer" value="no">Refuse</button>
      </form>`,
  );

export const gonePage = (serverUrl: string): Html =>
  frame(
    'Nothing to confirm',
    html`<div>
        <h1>Nothing to confirm</h1>
        <p class="q">This payment has already been confirmed, refused or cancelled.</p>
      </div>
      <p><a class="btn" href="${serverUrl}">Back to Bellbird</a></p>`,
  );
