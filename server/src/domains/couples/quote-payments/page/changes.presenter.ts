import { formatMoney } from '@bellbird/contract/couples/quote-page';
import type { AmendmentForm } from '@bellbird/contract/couples/quotes';
import { type Html, html } from '#platform/html/html.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { CoupleQuote } from '#domains/couples/quotes/quotes.public.ts';
import { type PageView, lineAmount, lineHint, say } from './page-view.presenter.ts';

type Amendment = CoupleQuote['amendments'][number];

const AGREED: ReadonlySet<Amendment['state']> = new Set(['approved', 'gift', 'reduced']);
export const isAgreed = ({ state }: Amendment): boolean => AGREED.has(state);

/**
 * Changes after the couple has signed: one to decide on with a tap, those they approved, what they were given, and what
 * the vendor took off.
 */
export const changes = (view: PageView): Html[] =>
  view.couple.amendments.flatMap((amendment) => {
    if (amendment.state === 'sent' && !view.couple.isCalledOff) return [proposed(view, amendment)];
    return isAgreed(amendment) ? [agreed(view, amendment)] : [];
  });

const lines = (view: PageView, amendment: Amendment): Html => {
  const form = amendment.content as AmendmentForm;
  return html`<ul class="lines">
      ${form.lines.map(
        (line) =>
          html`<li>
            <div>
              <b><bdi>${line.name}</bdi></b> <small>${lineHint(view, line)}</small>
            </div>
            ${
              amendment.state !== 'gift' &&
              html`<span class="amount"
                ><bdi>${amendment.state === 'reduced' ? '−' : '+'}${lineAmount(line)}</bdi></span
              >`
            }
          </li>`,
      )}
    </ul>
    ${form.note && html`<p class="quiet">${form.note}</p>`}`;
};

const due = (view: PageView, { cents, due_on: day }: Amendment): string =>
  say(view, 'changeDue', { amount: formatMoney(cents), day: day ? shownDay(day) : '' });

function newTotal(view: PageView, { cents }: Amendment): string {
  const { quote, instalments } = view.couple;
  const open = instalments.reduce((sum, each) => sum + (each.state === 'open' ? each.cents : 0), cents);
  return say(view, 'changeTotal', { total: formatMoney(quote.total_cents + cents), open: formatMoney(open) });
}

const proposed = (view: PageView, amendment: Amendment): Html =>
  html`<section class="box change">
    <h2>${say(view, 'changeTitle')}</h2>
    <p class="quiet">${say(view, 'changeText')}</p>
    ${lines(view, amendment)}
    <p><b>${due(view, amendment)}</b></p>
    <p class="quiet">${newTotal(view, amendment)}</p>
    <form class="stack" method="post" action="${view.path}/change/${amendment.number}" data-once>
      <button class="btn primary wide" name="answer" value="approve">${say(view, 'changeApprove')}</button>
      <button class="btn wide" name="answer" value="decline">${say(view, 'changeDecline')}</button>
    </form>
  </section>`;

function title(view: PageView, amendment: Amendment): string {
  if (amendment.state === 'gift') return say(view, 'gift');
  if (amendment.state === 'reduced') return say(view, 'changeLess', { amount: formatMoney(-amendment.cents) });
  return say(view, 'changeApproved', { amount: formatMoney(amendment.cents) });
}

const agreed = (view: PageView, amendment: Amendment): Html =>
  html`<section class="box change">
    <h2>${title(view, amendment)}</h2>
    ${lines(view, amendment)}
  </section>`;
