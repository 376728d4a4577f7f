import { type Html, html } from '../../page/html.ts';
import { empty, spaced } from '../../page/parts.ts';
import { time } from '../../page/time.ts';
import { TALK_SECONDS, type PhoneActions } from './phone-actions.ts';
import type { StoredCall, Leg } from './stored-call.ts';
import { BEHAVIOURS, NOT_ALLOWED, SILENT } from './phone-behaviour.ts';

const CALLS_SHOWN = 40;
const WORDS = {
  queued: 'about to ring',
  ringing: 'ringing',
  'in-progress': 'on the line',
  completed: 'talked',
  busy: 'engaged',
  'no-answer': 'no answer',
  failed: 'line closed',
} as const;

/** The phones that ring, what each call was, and a phone to dial with. */
export function renderCalls(calls: readonly StoredCall[], hands: PhoneActions, now: Date): Html {
  const next = 'Press ‘Call’ on a couple’s page, or dial a quick number here.';
  return html` <div class="desk">
      <div id="calls" data-live class="card calls">
        ${calls.length === 0 ? empty('No calls yet', next) : calls.slice(0, CALLS_SHOWN).map((call) => row(call, hands, now))}
      </div>
      <div class="stack">
        <section class="card block" id="hands" data-live>
          <h2>Who picks up</h2>
          <p class="q">
            ${hands.isManual() ? 'You do: a phone that rings waits for your hand.' : 'The phones themselves, after a moment.'}
          </p>
          <form method="post" action="/voice/manual">
            <button class="btn" name="manual" value="${hands.isManual() ? 'false' : 'true'}">
              ${hands.isManual() ? 'Let the phones pick up' : 'Pick up by hand'}
            </button>
          </form>
        </section>
        ${dialler}
      </div>
    </div>
    ${habits}`;
}

const row = (call: StoredCall, hands: PhoneActions, now: Date) =>
  html` <article class="call">
    <header>
      <b
        >${call.direction === 'inbound' ? `${spaced(call.from)} dialled ${spaced(call.to)}` : `Bellbird rang ${spaced(call.to)}`}</b
      >
      ${time(call.receivedAt, now)}
    </header>
    <ul>
      ${call.legs.map((leg) => phone(leg, hands))}
    </ul>
    ${
      call.heard.length > 0 &&
      html`<ol class="heard">
        ${call.heard.map((words) => html`<li>${words}</li>`)}
      </ol>`
    }
  </article>`;

const phone = (leg: Leg, hands: PhoneActions) =>
  html` <li class="leg">
    <span>${spaced(leg.to)} ${leg.from !== leg.to && html`<small class="q">shows ${spaced(leg.from)}</small>`}</span>
    <span class="level ${['busy', 'no-answer', 'failed'].includes(leg.status) && 'bad'}"
      >${isUntaken(leg) ? 'not taken' : WORDS[leg.status]}${leg.seconds > 0 && ` · ${leg.seconds} s`}</span
    >
    ${buttons(leg, hands.offers(leg.sid))}
  </li>`;

/** Picked up, and connected with nobody. */
const isUntaken = ({ status, seconds }: Leg) => status === 'completed' && seconds === 0;

function buttons({ sid, to }: Leg, offers: readonly string[]): Html | false {
  if (offers.length === 0) return false;
  const button = (action: string, label: string) =>
    html`<form method="post" action="/voice/phones/${sid}/${action}">
      <button class="btn" id="${action}-${sid}">${label}</button>
    </form>`;
  return html`<span class="acts">
    ${offers.includes('pickUp') && button('pick-up', 'Pick up')}
    ${offers.includes('mailbox') && button('mailbox', 'Let the mailbox pick up')}
    ${
      offers.includes('digits') &&
      html`<form method="post" action="/voice/phones/${sid}/press">
        <input
          id="digits-${sid}"
          name="digits"
          aria-label="Digits to press on ${to}"
          inputmode="numeric"
          pattern="[0-9#*]+"
          required
        />
        <button class="btn">Press</button>
      </form>`
    }
    ${offers.includes('hangUp') && button('hang-up', 'Hang up')}
  </span>`;
}

const dialler = html` <section class="card block">
  <h2>Dial a number</h2>
  <form method="post" action="/voice/dial" class="fields">
    <label>From<input name="from" type="tel" required placeholder="+61491570156" /></label>
    <label>To<input name="to" type="tel" required placeholder="A quick number of the product" /></label>
    <label
      >Then press<input name="digits" inputmode="numeric" pattern="[0-9#*]*" placeholder="The couple’s code"
    /></label>
    <button class="btn primary">Dial</button>
  </form>
</section>`;

const habits = html` <details class="notes">
  <summary>Phones that nobody answers</summary>
  <p>
    Ring any number that ends like this to see what happens then. All others pick up and press the key that a voice asks
    for, and their talks count ${TALK_SECONDS} seconds.
  </p>
  <dl>
    ${[NOT_ALLOWED, ...BEHAVIOURS, ...SILENT].map(
      ({ ending, means }) =>
        html`<dt><code>…${ending}</code></dt>
          <dd>${means}</dd>`,
    )}
  </dl>
</details>`;
