import { type Html, html } from '../../page/html.ts';
import { empty, ICONS, spaced } from '../../page/parts.ts';
import { time } from '../../page/time.ts';
import type { Others } from './couple-actions.ts';
import { askForm, coupleForm, replyMailForm, lookForm, marketplaceForms, ringForm, textForm } from './couples.forms.ts';
import { addressesOf, type StoredCouple, PREFERENCES } from './stored-couple.ts';

type Query = Readonly<Record<string, string | undefined>>;
type Around = Others & { serverUrl: string };

/** The couples beside the one whose part you play. */
export function renderCouples(couples: readonly StoredCouple[], query: Query, around: Around, now: Date): Html {
  const played = couples.find(({ id }) => id === query['id']);
  return html` ${query['problem'] && html`<p class="problem card" role="alert">${query['problem']}</p>`}
    <div class="desk ${played && 'playing'}">
      <div class="stack">${played ? playing(played, around, now) : all(couples, now)}</div>
      <div class="stack">${played ? doings(played, around) : coupleForm}</div>
    </div>
    ${doors}`;
}

function all(couples: readonly StoredCouple[], now: Date): Html {
  if (couples.length === 0) {
    return html`<div class="card" id="couples" data-live>
      ${empty('No couples yet', 'Make one on this page: then ask a vendor for a quote in their name.')}
    </div>`;
  }
  return html`<div class="card list" id="couples" data-live>${couples.map((couple) => row(couple, now))}</div>`;
}

const row = (couple: StoredCouple, now: Date) =>
  html` <a class="row" href="/?service=couples&amp;id=${couple.id}" id="couple-${couple.id}">
    <span class="line"
      ><b class="one">${addressesOf(couple)[0] ?? couple.phone ?? 'No address'}</b>${time(couple.receivedAt, now)}</span
    >
    <span class="one subject">${couple.name}</span>
    <span class="one q">${state(couple)}</span>
  </a>`;

function state(couple: StoredCouple): string {
  if (couple.deleted) return 'Left the marketplace';
  const count = couple.requests.length;
  return count === 0 ? 'Has asked nobody yet' : `Asked ${count === 1 ? 'one vendor' : `${count} vendors`}`;
}

const playing = (couple: StoredCouple, around: Around, now: Date) =>
  html` <section class="card block" id="facts" data-live>
      <a class="btn ghost back-all" href="/?service=couples">${ICONS.back}All couples</a>
      <h2 class="name">${couple.name}</h2>
      <dl>
        <dt>Email</dt>
        <dd>${addressesOf(couple).join(', ') || '–'}</dd>
        <dt>Mobile</dt>
        <dd>${couple.phone ? spaced(couple.phone) : '–'}</dd>
        <dt>Reached</dt>
        <dd>${PREFERENCES[couple.contactPreference]}</dd>
        <dt>Requests</dt>
        <dd>${couple.requests.length === 0 ? '–' : requests(couple, around.serverUrl, now)}</dd>
      </dl>
      ${couple.coupons && html`<p>Coupons: <b>${couple.coupons.join(', ')}</b></p>`}
      ${couple.deleted && html`<p class="bad">They deleted their account.</p>`}
    </section>
    <section class="card block" id="post" data-live>
      <h2>What vendors wrote</h2>
      ${post(couple, around, now)}
    </section>
    ${marketplaceForms(couple)}`;

const requests = (couple: StoredCouple, serverUrl: string, now: Date) =>
  html`<ul>
    ${couple.requests.map(
      ({ leadId, providerId, at, cancelled }) =>
        html`<li>
          <a class="link" href="${serverUrl}/leads/${leadId}">Request ${leadId}</a> to vendor ${providerId},
          ${time(at, now)} ${cancelled && html`<b class="bad">cancelled</b>`}
        </li>`,
    )}
  </ul>`;

function post(couple: StoredCouple, { mail, sms }: Around, now: Date): Html {
  const mails = mail.mailsTo(addressesOf(couple)).map((each) => ({ at: each.receivedAt, shown: letter(each, now) }));
  const texts = couple.phone ? sms.textsTo(couple.phone) : [];
  const both = [...mails, ...texts.map((each) => ({ at: each.receivedAt, shown: bubble(each, now) }))];
  if (both.length === 0) return html`<p class="q">Nothing yet. What they send by mail or SMS shows up here.</p>`;
  return html`<ol class="post">
    ${both.toSorted((a, b) => b.at.localeCompare(a.at)).map(({ shown }) => shown)}
  </ol>`;
}

type Mail = ReturnType<Others['mail']['mailsTo']>[number];
type Text = ReturnType<Others['sms']['textsTo']>[number];

const letter = (each: Mail, now: Date) =>
  html`<li>
    <small class="q">Mail from ${each.fromName || each.from} · ${time(each.receivedAt, now)}</small>
    <a class="link" href="/?service=mail&amp;id=${each.id}">${each.subject || '(no subject)'}</a>
    <p class="q">${each.text.replaceAll(/\s+/g, ' ').slice(0, 240)}</p>
  </li>`;

const bubble = (each: Text, now: Date) =>
  html`<li>
    <small class="q">SMS from ${spaced(each.from)} · ${time(each.receivedAt, now)}</small>
    <p class="bubble">${each.body}</p>
  </li>`;

const doings = (couple: StoredCouple, { mail, sms }: Around) =>
  html`${replyMailForm(couple, mail.mailsTo(addressesOf(couple))[0])}
  ${textForm(couple, couple.phone ? sms.textsTo(couple.phone)[0]?.from : undefined)} ${askForm(couple)}
  ${lookForm(couple)} ${ringForm(couple)}`;

const doors = html` <details class="notes">
  <summary>Doors for tests</summary>
  <p>Each takes JSON and answers 201 with what was done, or says in ‘message’ what went wrong.</p>
  <dl>
    <dt><code>POST /couples</code></dt>
    <dd>name, email, partnerEmail, phone, contactPreference</dd>
    <dt><code>POST /couples/requests</code></dt>
    <dd>
      providerId, and coupleId or couple; organizationDate, guests, budget, place, message, items … as the marketplace’s
      call takes them
    </dd>
    <dt><code>POST /couples/:id/mail</code></dt>
    <dd>text; mailId (the last by default) or to; subject, fromPartner</dd>
    <dt><code>POST /couples/:id/sms</code></dt>
    <dd>text; to (who texted last by default)</dd>
    <dt><code>POST /couples/:id/ring</code></dt>
    <dd>to, digits</dd>
    <dt><code>POST /couples/:id/coupons</code></dt>
    <dd>discountId, of the vendor they asked last; answers the code</dd>
    <dt><code>POST /couples/:id/comments</code></dt>
    <dd>rating (1 to 5), comments; about the vendor they asked last</dd>
    <dt><code>POST /couples/:id/events</code></dt>
    <dd>type and what it needs; the last request by default</dd>
    <dt><code>GET /couples</code>, <code>GET /couples/:id</code></dt>
    <dd>with their requests</dd>
  </dl>
</details>`;
