import { formatMoney } from '@bellbird/contract/couples/quote-page';
import { type Html, html } from '#platform/html/html.ts';
import { dayIn, shownDay } from '#platform/time/calendar.ts';
import type { CoupleQuote } from '#domains/couples/quotes/quotes.public.ts';
import { cardFields } from './accept-page.presenter.ts';
import { askSheet, termsSheet } from './open-page.presenter.ts';
import { changes, isAgreed } from './changes.presenter.ts';
import { type PageView, cover, fileList, footer, frame, longDay, noticeBar, say } from './page-view.presenter.ts';

type Instalment = CoupleQuote['instalments'][number];
type Acceptance = NonNullable<CoupleQuote['acceptance']>;

/** The couple's copy: what they signed, what is paid, and what is still to pay. */
export function donePage(view: PageView, acceptance: Acceptance): Html {
  const { content, deal, instalments, quote } = view.couple;
  const isProcessing = view.payments.some((each) => each.is_open);
  return frame(
    view,
    say(view, 'pageTitle'),
    html`<main id="top" class="done">
        <header class="picture">${cover(view, '100vw')}</header>
        <h1>${say(view, view.couple.isCalledOff ? 'calledOffTitle' : 'doneTitle')}</h1>
        <p class="lead">${whatIsBooked(view)}</p>
        ${noticeBar(view)} ${isProcessing && html`<p class="notice" role="status">${say(view, 'processing')}</p>`}
        ${changes(view)}
        <div class="columns">
          <section class="box">
            <h2>${say(view, 'payments')}</h2>
            <ul class="lines">
              ${instalments.map((each) => instalmentRow(view, each))}
            </ul>
            ${!view.cards && instalments.some((each) => isOwed(view, each)) && transferDetails(view)}
          </section>
          <section class="box">
            <dl class="sums">
              ${
                quote.total_cents !== acceptance.total_cents &&
                html`<div>
                  <dt>${say(view, 'asSigned')}</dt>
                  <dd>${formatMoney(acceptance.total_cents)}</dd>
                </div>`
              }
              <div class="grand">
                <dt>${say(view, 'total')}</dt>
                <dd>${formatMoney(quote.total_cents)}</dd>
              </div>
            </dl>
            ${
              content.isGstRegistered &&
              html`<p class="gst">${say(view, 'gst', { amount: formatMoney(gstNow(view, acceptance)) })}</p>`
            }
            <p class="signature"><span>${acceptance.name}</span></p>
            <p class="quiet">
              ${say(view, 'signed', { name: acceptance.name, day: dayOf(view, acceptance.accepted_at) })}<br />
              ${say(view, 'evidence', { version: acceptance.version, address: acceptance.address })}
            </p>
            <div class="stack">
              <a class="btn wide" href="${view.path}/quote.pdf">${say(view, 'signedPdf')}</a>
              ${
                deal?.wedding_date &&
                html`<a class="btn wide" href="${view.path}/wedding.ics">${say(view, 'addToCalendar')}</a>`
              }
              <a class="btn wide" href="#ask">${say(view, 'ask')}</a>
              ${content.terms && html`<a class="btn wide" href="#terms">${say(view, 'terms')}</a>`}
            </div>
            ${fileList(view)}
          </section>
        </div>
        ${askSheet(view)} ${termsSheet(view)}
      </main>
      ${footer(view)}`,
    { isReloaded: isProcessing },
  );
}

/** The GST of what was signed and of the changes since. */
const gstNow = ({ couple: { amendments } }: PageView, { gst_cents }: Acceptance): number =>
  amendments.filter(isAgreed).reduce((sum, each) => sum + each.gst_cents, gst_cents);

function whatIsBooked(view: PageView): string {
  const { deal } = view.couple;
  if (!deal) return say(view, 'calledOffText');
  if (!deal.wedding_date) return say(view, 'doneTextNoDay');
  return say(view, 'doneText', { day: longDay(deal.wedding_date, view.language) });
}

const dayOf = (view: PageView, moment: string): string => shownDay(dayIn(new Date(moment), view.facts.time_zone));

const isOwed = ({ couple }: PageView, { state }: Instalment): boolean => state === 'open' && !couple.isCalledOff;

function instalmentRow(view: PageView, each: Instalment): Html {
  const state = view.payments.find((payment) => payment.instalment_id === each.id);
  const canPay = isOwed(view, each) && view.cards !== undefined && !state?.is_open;
  const text =
    each.state === 'paid'
      ? say(view, 'paidOn', { day: dayOf(view, each.paid_at ?? '') })
      : view.couple.isCalledOff
        ? say(view, 'cancelled')
        : say(view, 'due', { day: shownDay(each.due_on) });
  const refunded = state?.refunded_cents ?? 0;
  return html`<li class="${each.state}">
    <div>
      <b>${formatMoney(each.cents)}</b> <small>${text}</small>
      ${refunded > 0 && html`<small>${say(view, 'refunded', { amount: formatMoney(refunded) })}</small>`}
    </div>
    ${
      canPay &&
      html`<a class="btn ${each.number === 1 && 'primary'}" href="${view.path}/pay/${each.number}"
        >${say(view, 'pay', { amount: formatMoney(each.cents) })}</a
      >`
    }
  </li>`;
}

/** Where the vendor takes no cards. */
function transferDetails(view: PageView): Html {
  const { bank } = view.facts;
  if (!bank) return html`<p class="quiet">${say(view, 'transferAsk')}</p>`;
  return html`<h3>${say(view, 'transfer')}</h3>
    <dl class="sums">
      <div>
        <dt>${say(view, 'transferTo')}</dt>
        <dd>${bank.name}</dd>
      </div>
      <div>
        <dt>${say(view, 'transferBsb')}</dt>
        <dd>${bank.bsb.slice(0, 3)}-${bank.bsb.slice(3)}</dd>
      </div>
      <div>
        <dt>${say(view, 'transferAccount')}</dt>
        <dd>${bank.account_number}</dd>
      </div>
      <div>
        <dt>${say(view, 'transferReference')}</dt>
        <dd>${view.couple.content.number}</dd>
      </div>
    </dl>
    <p class="quiet">${say(view, 'transferHint')}</p>`;
}

/** Paying one instalment, in the gateway's own frame. */
export function payPage(view: PageView, instalment: Instalment): Html {
  const amount = formatMoney(instalment.cents);
  return frame(
    view,
    say(view, 'payInstalment', { amount }),
    html`<main id="top" class="flow">
        <p><a class="back" href="${view.path}">${say(view, 'back')}</a></p>
        <h1>${say(view, 'payInstalment', { amount })}</h1>
        ${noticeBar(view)}
        <form class="stack" method="post" action="${view.path}/pay/${instalment.number}" data-once data-card-form>
          ${cardFields(view, say(view, 'payInstalment', { amount }))}
          <div class="stick">
            <button class="btn primary wide">${say(view, 'pay', { amount })}</button>
          </div>
        </form>
      </main>
      ${footer(view)}`,
  );
}
