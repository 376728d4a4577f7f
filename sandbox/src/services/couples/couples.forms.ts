import { type Html, html } from '../../page/html.ts';
import type { StoredMail } from '../mail/stored-mail.ts';
import { type StoredCouple, PREFERENCES } from './stored-couple.ts';

/** The vendors of the demo story, by the ids they get in an empty database. */
const DEMO_VENDORS = { 1: 'Wattle Creek Barn', 2: 'Hartley & Nolan Photography', 3: 'Wren & Wattle Flowers' } as const;

const vendorField = html`<label
    >Vendor’s id<input name="providerId" type="number" min="1" required value="1" list="vendors"
  /></label>
  <datalist id="vendors">
    ${Object.entries(DEMO_VENDORS).map(([id, name]) => html`<option value="${id}">${name}</option>`)}
  </datalist>`;

const preferences = (chosen: string) =>
  html`<select name="contactPreference">
    ${Object.entries(PREFERENCES).map(
      ([value, label]) => html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`,
    )}
  </select>`;

export const coupleForm = html` <section class="card block">
  <h2>A new couple</h2>
  <form method="post" action="/couples" class="fields">
    <label
      >Their names<input name="name" required maxlength="120" placeholder="Georgia & Sam" autocomplete="off"
    /></label>
    <label>Email<input name="email" type="email" placeholder="georgia@example.com" autocomplete="off" /></label>
    <label>The other one’s email<input name="partnerEmail" type="email" autocomplete="off" /></label>
    <label>Mobile<input name="phone" type="tel" placeholder="+61491570158" autocomplete="off" /></label>
    <label>They want to be reached${preferences('any')}</label>
    <button class="btn primary">Make the couple</button>
  </form>
</section>`;

const block = (couple: StoredCouple, title: string, door: string, fields: Html, button: string) =>
  html` <section class="card block">
    <h2>${title}</h2>
    <form method="post" action="${door.startsWith('/') ? door : `/couples/${couple.id}/${door}`}" class="fields">
      ${fields}
      <button class="btn primary">${button}</button>
    </form>
  </section>`;

export function replyMailForm(couple: StoredCouple, last: StoredMail | undefined): Html | false {
  if (!couple.email || !last) return false;
  const fields = html`<label>Answer to ‘${last.subject}’<textarea name="text" rows="4" required></textarea></label>
    ${couple.partnerEmail !== null && html`<label class="tick"><input type="checkbox" name="fromPartner" value="true" />From the other one’s address</label>`}`;
  return block(couple, 'Answer by mail', 'mail', fields, 'Send the mail');
}

export function textForm(couple: StoredCouple, from: string | undefined): Html | false {
  if (!from) return false;
  const fields = html`<label>To ${from}<textarea name="text" rows="2" required maxlength="1600"></textarea></label>
    <label class="tick"><input type="checkbox" name="picture" value="true" />With a picture</label>`;
  return block(couple, 'Answer by SMS', 'sms', fields, 'Send the SMS');
}

export function askForm(couple: StoredCouple): Html | false {
  if (couple.deleted) return false;
  const fields = html`<input type="hidden" name="coupleId" value="${couple.id}" />${vendorField}
    <label>The day<input name="organizationDate" type="date" /></label>
    <label>Guests<input name="guests" type="number" min="1" /></label>
    <label>Budget in dollars<input name="budget" type="number" min="0" /></label>
    <label>Place<input name="place" maxlength="120" /></label>
    <label>What they ask<textarea name="message" rows="3" maxlength="4000"></textarea></label>`;
  return block(couple, 'Ask a vendor for a quote', '/couples/requests', fields, 'Send the request');
}

/** The ways people come to a vendor's page. */
const WAYS = {
  search: 'the search',
  gallery: 'a photo',
  offer: 'a special offer',
  item: 'a product',
  catalog: 'the prices',
  direct: 'the address itself',
  advertisement: 'an advertisement',
} as const;

export function lookForm(couple: StoredCouple): Html | false {
  if (couple.deleted) return false;
  const fields = html`<input type="hidden" name="type" value="visited" />${vendorField}
    <label
      >They came by<select name="source">
        ${Object.entries(WAYS).map(([value, label]) => html`<option value="${value}">${label}</option>`)}
      </select></label
    >
    <label class="tick"><input type="checkbox" name="isUnknown" value="true" />Without saying who they are</label>`;
  return block(couple, 'Look at a vendor’s page', 'events', fields, 'Look');
}

export function ringForm(couple: StoredCouple): Html | false {
  if (!couple.phone) return false;
  const fields = html`<label
    >The vendor’s number<input name="to" type="tel" required placeholder="+61255500140"
  /></label>`;
  return block(couple, 'Ring the vendor', 'ring', fields, 'Ring');
}

/** What they do on the marketplace itself. */
export function marketplaceForms(couple: StoredCouple): Html | false {
  if (couple.requests.length === 0 || couple.deleted) return false;
  const event = (type: string, label: string, fields?: Html) =>
    html`<form method="post" action="/couples/${couple.id}/events" class="event">
      ${fields}<button class="btn" name="type" value="${type}">${label}</button>
    </form>`;
  return html` <section class="card block">
    <h2>On the marketplace</h2>
    <p class="q">About their last request.</p>
    <div class="events">
      ${event('visited', 'Look at the vendor’s page')} ${event('liked', 'Like the vendor')}
      ${event('deal_declared', 'Say they booked')} ${event('deal_confirmed', 'Confirm the deal')}
      ${event('cancelled', 'Cancel the request')} ${event('account_deleted', 'Delete the account')}
      ${event('contact_preference', 'Be reached like this', preferences(couple.contactPreference))}
      ${event('appointment_proposed', 'Propose this time', html`<input name="at" type="datetime-local" aria-label="When they would come" required />`)}
      ${event('wrote', 'Write in the marketplace’s chat', html`<input name="message" aria-label="What they write" placeholder="What they write" required />`)}
    </div>
    <form method="post" action="/couples/${couple.id}/coupons" class="event">
      <input
        name="discountId"
        inputmode="numeric"
        aria-label="The number of the offer"
        placeholder="The number of the offer"
        required
      />
      <button class="btn">Take the offer</button>
    </form>
    <form method="post" action="/couples/${couple.id}/comments" class="event">
      <input name="rating" type="number" min="1" max="5" value="5" aria-label="Stars" required />
      <input name="comments" aria-label="How it was" placeholder="How it was" required />
      <button class="btn">Comment on the vendor</button>
    </form>
  </section>`;
}
