import { type Html, html } from '../../page/html.ts';
import { empty, spaced } from '../../page/parts.ts';
import { time } from '../../page/time.ts';
import type { StoredSms } from './stored-sms.ts';
import { FAILING_NUMBERS, UNREACHABLE } from './failing-numbers.ts';

const PHONES_SHOWN = 24;

/** One phone for each number, the one that rang last first. */
export function renderPhones(messages: readonly StoredSms[], now: Date): Html {
  const phones = [...Map.groupBy(messages, ({ to }) => to)].slice(0, PHONES_SHOWN);
  const next = 'Sign in with a one-time code: the text message shows up here by itself.';
  return html` <div id="phones" data-live>
      ${
        phones.length === 0
          ? html`<div class="card">${empty('No text messages yet', next)}</div>`
          : html`<div class="phones">${phones.map(([number, texts]) => phone(number, texts, now))}</div>`
      }
    </div>
    ${failing}`;
}

const phone = (number: string, texts: readonly StoredSms[], now: Date) =>
  html` <article class="phone card">
    <h2>${spaced(number)}</h2>
    <ol tabindex="0" aria-label="Messages to ${spaced(number)}">
      ${texts.map((text) => bubble(text, now))}
    </ol>
  </article>`;

const bubble = (text: StoredSms, now: Date) =>
  html` <li>
    <p class="bubble">${text.body}</p>
    <small
      >${spaced(text.from)} ·
      ${time(text.receivedAt, now)}${text.segments > 1 && ` · ${text.segments} parts`}${text.status === 'undelivered' && html` · <b class="bad">not delivered</b>`}</small
    >
  </li>`;

const failing = html` <details class="notes">
  <summary>Numbers that fail</summary>
  <p>Send to any number that ends like this to see what happens then.</p>
  <dl>
    ${FAILING_NUMBERS.map(
      ({ ending, fault, means }) =>
        html`<dt><code>…${ending}</code></dt>
          <dd>${means} (${fault.status}, ${fault.code})</dd>`,
    )}
    <dt><code>…${UNREACHABLE.ending}</code></dt>
    <dd>Taken, then reported as not delivered (${UNREACHABLE.errorCode})</dd>
  </dl>
</details>`;
