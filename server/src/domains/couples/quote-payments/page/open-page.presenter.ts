import { DECLINE_TEXT_MAX, type PageTexts, QUESTION_MAX, formatMoney } from '@bellbird/contract/couples/quote-page';
import {
  DECLINE_REASONS,
  type DeclineReason,
  type QuotePayment,
  type QuoteSums,
  sumQuote,
} from '@bellbird/contract/couples/quotes';
import { type Html, dataScript, html } from '#platform/html/html.ts';
import { shownDay } from '#platform/time/calendar.ts';
import {
  type PageView,
  cover,
  fileList,
  footer,
  frame,
  lineAmount,
  lineHint,
  longDay,
  noticeBar,
  say,
  sheet,
  shortDay,
} from './page-view.presenter.ts';

const REASONS: Readonly<Record<DeclineReason, keyof PageTexts>> = {
  price: 'reasonPrice',
  date: 'reasonDate',
  other_vendor: 'reasonOtherVendor',
  plans_changed: 'reasonPlansChanged',
  other: 'reasonOther',
};

/** The quote as a couple reads it. Ticking extras works without scripts: they travel to the next page. */
export function openPage(view: PageView, chosen: readonly string[]): Html {
  const { content } = view.couple;
  const sums = sumQuote(content, chosen);
  const hasDeposit = view.cards !== undefined && sums.payments[0]?.kind === 'deposit';
  const title = say(view, 'pageTitle');
  const { lines, discount, deposit, instalments, balanceDueOn, isGstRegistered } = content;
  return frame(
    view,
    title,
    html`<main id="top" data-seen="${view.path}/seen">
        ${hero(view, content.title || title)} ${noticeBar(view)}
        <form class="doc" method="get" action="${view.path}/accept" data-sums>
          <div class="main">
            ${note(view)} ${included(view, sums)} ${extras(view, chosen)} ${schedule(view, sums.payments)}
            ${fileList(view)}
          </div>
          ${summary(view, sums, hasDeposit)}
          <div class="paybar">
            <div class="row">
              <div class="grow">
                <b class="serif" data-sum="total">${formatMoney(sums.totalCents)}</b>
                ${isGstRegistered && html`<small data-sum="gst">${say(view, 'gst', { amount: formatMoney(sums.gstCents) })}</small>`}
              </div>
              <a class="btn ghost" href="#ask">${say(view, 'ask')}</a>
            </div>
            <button class="btn primary wide">${say(view, hasDeposit ? 'acceptAndPay' : 'accept')}</button>
          </div>
        </form>
        ${askSheet(view)} ${declineSheet(view)} ${termsSheet(view)}
      </main>
      ${footer(view)}
      ${dataScript('quote', {
        quote: { lines, discount, deposit, instalments, balanceDueOn, isGstRegistered },
        gst: isGstRegistered ? say(view, 'gst', { amount: '{amount}' }) : '',
        today: say(view, 'today', { amount: '{amount}' }),
      })}`,
  );
}

function hero(view: PageView, heading: string): Html {
  const { couple, facts, language } = view;
  const { content } = couple;
  return html`<header class="hero">
    ${cover(view, '100vw')}
    <span class="plate brand">${facts.provider_name}</span>
    <span class="plate until">${say(view, 'validUntil', { day: shortDay(content.validUntil, language) })}</span>
    <div class="intro">
      <p>${say(view, 'forCouple')} · ${say(view, 'quote', { number: content.number })}</p>
      <h1><bdi>${heading}</bdi></h1>
      <p class="facts">
        ${content.weddingDate && html`<span>${longDay(content.weddingDate, language)}</span>`}
        ${content.guests !== null && html`<span>${say(view, 'guests', { count: content.guests })}</span>`}
        <span>${facts.city_name}</span>
      </p>
      ${facts.is_held && html`<p class="facts">${say(view, 'held', { day: shortDay(content.validUntil, language) })}</p>`}
    </div>
  </header>`;
}

function note(view: PageView): Html | undefined {
  const { content } = view.couple;
  if (content.note === '') return undefined;
  const { sender_name: sender, provider_name: provider } = view.facts;
  return html`<blockquote class="note">
    <p><bdi>${content.note}</bdi></p>
    <footer>${sender ? `${sender}, ${provider}` : provider}</footer>
  </blockquote>`;
}

function included(view: PageView, sums: QuoteSums): Html {
  const { content } = view.couple;
  return html`<section>
    <h2>${say(view, 'included')}</h2>
    <ul class="lines">
      ${content.lines
        .filter((line) => !line.isOptional)
        .map(
          (line) =>
            html`<li>
              <div>
                <b><bdi>${line.name}</bdi></b> <small>${lineHint(view, line)}</small>
              </div>
              <span class="amount"><bdi>${lineAmount(line)}</bdi></span>
            </li>`,
        )}
      ${
        sums.discountCents > 0 &&
        html`<li class="off">
          <b>${content.discount?.name || say(view, 'discount')}</b>
          <span class="amount"><bdi>${formatMoney(-sums.discountCents)}</bdi></span>
        </li>`
      }
    </ul>
  </section>`;
}

function extras(view: PageView, chosen: readonly string[]): Html | undefined {
  const lines = view.couple.content.lines.filter((line) => line.isOptional);
  if (lines.length === 0) return undefined;
  return html`<section>
    <h2>${say(view, 'extras')}</h2>
    <p class="quiet">${say(view, 'extrasHint')}</p>
    ${lines.map(
      (line) =>
        html`<label class="extra">
          <input type="checkbox" name="x" value="${line.key}" ${chosen.includes(line.key) && html`checked`} />
          <span
            ><b><bdi>${line.name}</bdi></b> <small>${lineHint(view, line)}</small></span
          >
          <span class="amount"><bdi>+${lineAmount(line)}</bdi></span>
        </label>`,
    )}
  </section>`;
}

export const paymentName = (view: PageView, { kind, dueOn }: Pick<QuotePayment, 'kind' | 'dueOn'>): string =>
  kind === 'deposit' || dueOn === null ? say(view, 'deposit') : say(view, kind, { day: shownDay(dueOn) });

const schedule = (view: PageView, payments: readonly QuotePayment[]): Html =>
  html`<section>
    <h2>${say(view, 'payments')}</h2>
    <ol class="schedule">
      ${payments.map(
        (payment) =>
          html`<li>
            <span>${paymentName(view, payment)}</span>
            <b data-sum="payment-${payment.number}">${formatMoney(payment.cents)}</b>
          </li>`,
      )}
    </ol>
  </section>`;

function summary(view: PageView, sums: QuoteSums, hasDeposit: boolean): Html {
  const { content } = view.couple;
  const [first] = sums.payments;
  return html`<aside class="box summary">
    <dl class="sums">
      <div>
        <dt>${say(view, 'sumIncluded')}</dt>
        <dd>${formatMoney(sums.includedCents)}</dd>
      </div>
      ${
        sums.discountCents > 0 &&
        html`<div class="off">
          <dt>${content.discount?.name || say(view, 'discount')}</dt>
          <dd>${formatMoney(-sums.discountCents)}</dd>
        </div>`
      }
      ${
        content.lines.some((line) => line.isOptional) &&
        html`<div>
          <dt>${say(view, 'sumExtras')}</dt>
          <dd data-sum="extras">${formatMoney(sums.extrasCents)}</dd>
        </div>`
      }
      <div class="grand">
        <dt>${say(view, 'total')}</dt>
        <dd data-sum="total" aria-live="polite">${formatMoney(sums.totalCents)}</dd>
      </div>
    </dl>
    ${content.isGstRegistered && html`<p class="gst" data-sum="gst">${say(view, 'gst', { amount: formatMoney(sums.gstCents) })}</p>`}
    <div class="go">
      <button class="btn primary wide">${say(view, hasDeposit ? 'acceptAndPay' : 'accept')}</button>
      <a class="btn wide" href="#ask">${say(view, 'ask')}</a>
      ${
        first?.kind === 'deposit' &&
        html`<p class="quiet centre" data-sum="today">${say(view, 'today', { amount: formatMoney(first.cents) })}</p>`
      }
    </div>
    <p class="links">
      ${content.terms && html`<a href="#terms">${say(view, 'terms')}</a>`}
      <a href="${view.path}/quote.pdf">${say(view, 'pdf')}</a>
      <a href="#decline">${say(view, 'decline')}</a>
    </p>
  </aside>`;
}

export const askSheet = (view: PageView): Html =>
  sheet(
    view,
    'ask',
    say(view, 'askTitle'),
    html`<p class="quiet">${say(view, 'askHint')}</p>
      <form method="post" action="${view.path}/ask" class="stack">
        <label for="question">${say(view, 'askLabel')}</label>
        <textarea id="question" name="question" required maxlength="${QUESTION_MAX}" rows="4"></textarea>
        <button class="btn primary wide">${say(view, 'askSend')}</button>
      </form>`,
  );

const declineSheet = (view: PageView): Html =>
  sheet(
    view,
    'decline',
    say(view, 'declineTitle'),
    html`<p class="quiet">${say(view, 'declineHint')}</p>
      <form method="post" action="${view.path}/decline" class="stack">
        <label for="reason">${say(view, 'declineReason')}</label>
        <select id="reason" name="reason">
          ${DECLINE_REASONS.map((reason) => html`<option value="${reason}">${say(view, REASONS[reason])}</option>`)}
        </select>
        <label for="text">${say(view, 'declineText')}</label>
        <textarea id="text" name="text" maxlength="${DECLINE_TEXT_MAX}" rows="3"></textarea>
        <button class="btn wide">${say(view, 'declineSend')}</button>
      </form>`,
  );

export function termsSheet(view: PageView): Html | undefined {
  const { terms } = view.couple.content;
  return terms ? sheet(view, 'terms', say(view, 'terms'), html`<p class="terms">${terms.body}</p>`) : undefined;
}
