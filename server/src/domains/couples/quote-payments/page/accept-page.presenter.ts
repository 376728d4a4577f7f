import { type PageTexts, SIGNATURE_MAX, formatMoney } from '@bellbird/contract/couples/quote-page';
import { sumQuote } from '@bellbird/contract/couples/quotes';
import { type Html, html } from '#platform/html/html.ts';
import { dayIn, shownDay } from '#platform/time/calendar.ts';
import { paymentName, termsSheet } from './open-page.presenter.ts';
import { type PageView, cover, footer, frame, noticeBar, say, shortDay } from './page-view.presenter.ts';

export type AcceptFaults = { name?: keyof PageTexts; agreed?: keyof PageTexts };

/** Signing, and paying the deposit in the gateway's own frame where the vendor takes cards. */
export function acceptPage(
  view: PageView,
  chosen: readonly string[],
  given: { name: string; faults: AcceptFaults } = { name: '', faults: {} },
): Html {
  const { content, contentHash } = view.couple;
  const sums = sumQuote(content, chosen);
  const [first, ...later] = sums.payments;
  const deposit = view.cards && first?.kind === 'deposit' ? first : undefined;
  const submit = deposit ? say(view, 'signAndPay', { amount: formatMoney(deposit.cents) }) : say(view, 'signOnly');
  const query = chosen.map((key) => `x=${encodeURIComponent(key)}`).join('&');
  return frame(
    view,
    say(view, 'accept'),
    html`<main id="top" class="flow">
        <p><a class="back" href="${view.path}${query && `?${query}`}">${say(view, 'back')}</a></p>
        <h1>${say(view, 'almost')}</h1>
        ${noticeBar(view)}
        <form class="columns" method="post" action="${view.path}/accept" data-once ${deposit && html`data-card-form`}>
          <input type="hidden" name="hash" value="${contentHash}" />
          ${chosen.map((key) => html`<input type="hidden" name="x" value="${key}" />`)}
          <div class="stack">
            <h2>${say(view, 'sign')}</h2>
            <label for="name">${say(view, 'name')}</label>
            <input
              id="name"
              name="name"
              value="${given.name}"
              required
              maxlength="${SIGNATURE_MAX}"
              autocomplete="name"
              ${given.faults.name && html`aria-invalid="true" aria-describedby="name-fault"`}
            />
            ${given.faults.name && html`<p class="fault" id="name-fault">${say(view, given.faults.name)}</p>`}
            <p class="signature" aria-hidden="true">
              <span data-signature>${given.name}</span>
              <small>${shownDay(dayIn(view.now, view.facts.time_zone))}</small>
            </p>
            <label class="agree">
              <input type="checkbox" name="agreed" required />
              <span>${say(view, content.terms ? 'agreeTerms' : 'agree')}</span>
            </label>
            ${given.faults.agreed && html`<p class="fault">${say(view, given.faults.agreed)}</p>`}
            ${content.terms && html`<p><a href="#terms">${say(view, 'readTerms')}</a></p>`}
            ${
              deposit &&
              html`<h2>${say(view, 'payDeposit')}</h2>
                ${cardFields(view, say(view, 'payDeposit'))}`
            }
            <div class="stick"><button class="btn primary wide">${submit}</button></div>
          </div>
          <aside class="box">
            <div class="mini">
              ${cover(view, '72px')}
              <p>
                <b>${view.facts.provider_name}</b>
                ${content.weddingDate && html`<small>${shortDay(content.weddingDate, view.language)}</small>`}
              </p>
            </div>
            <dl class="sums">
              ${content.lines
                .filter((line) => line.isOptional && chosen.includes(line.key))
                .map(
                  (line) =>
                    html`<div>
                      <dt>${line.name}</dt>
                      <dd>✓</dd>
                    </div>`,
                )}
              <div>
                <dt>${say(view, 'total')}</dt>
                <dd>${formatMoney(sums.totalCents)}</dd>
              </div>
              ${
                content.isGstRegistered &&
                html`<div><dt>${say(view, 'gst', { amount: formatMoney(sums.gstCents) })}</dt></div>`
              }
              ${
                deposit &&
                html`<div class="grand">
                  <dt>${say(view, 'payNow')}</dt>
                  <dd>${formatMoney(deposit.cents)}</dd>
                </div>`
              }
            </dl>
            <ol class="schedule">
              ${(deposit ? later : sums.payments).map(
                (payment) =>
                  html`<li><span>${paymentName(view, payment)}</span> <b>${formatMoney(payment.cents)}</b></li>`,
              )}
            </ol>
          </aside>
        </form>
        ${termsSheet(view)}
      </main>
      ${footer(view)}`,
  );
}

/** The page's script puts the gateway's frame here; the token that it returns travels with the form. */
export function cardFields(view: PageView, title: string): Html {
  const { url, key, origin } = view.cards ?? { url: '', key: '', origin: '' };
  return html`<input type="hidden" name="card" value="" />
    <div class="card" data-card="${url}" data-key="${key}" data-origin="${origin}" data-title="${title}">
      <noscript><p class="fault">${say(view, 'cardNeedsScript')}</p></noscript>
      <p class="fault" data-card-slow hidden>${say(view, 'cardSlow')}</p>
    </div>
    <p class="quiet">${say(view, 'cardHint')}</p>`;
}
