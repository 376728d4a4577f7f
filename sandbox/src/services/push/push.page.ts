import { type Html, html } from '../../page/html.ts';
import { empty } from '../../page/parts.ts';
import { time } from '../../page/time.ts';
import type { StoredDevice } from './device.ts';
import type { StoredPush } from './stored-push.ts';

const DEVICES_SHOWN = 24;

/** One phone for each browser, with what its lock screen shows. */
export function renderPushes(devices: readonly StoredDevice[], pushes: readonly StoredPush[], now: Date): Html {
  const heard = new Map(pushes.map(({ deviceId }, index) => [deviceId, pushes.length - index]));
  const shown = devices.toSorted((a, b) => (heard.get(b.id) ?? 0) - (heard.get(a.id) ?? 0)).slice(0, DEVICES_SHOWN);
  const next =
    'A browser that a test lends the product shows up here. Real browsers bring a push service of their own.';
  return html` <div id="pushes" data-live>
      ${
        shown.length === 0
          ? html`<div class="card">${empty('No browser yet', next)}</div>`
          : html`<div class="phones">${shown.map((device) => phone(device, pushes, now))}</div>`
      }
    </div>
    ${notes}`;
}

const phone = (device: StoredDevice, pushes: readonly StoredPush[], now: Date) =>
  html` <article class="phone card">
    <h2>${device.name}${device.answer !== 201 && html` <small class="bad">answers ${device.answer}</small>`}</h2>
    <ol tabindex="0" aria-label="Notifications on ${device.name}">
      ${pushes.filter(({ deviceId }) => deviceId === device.id).map((push) => bubble(push, now))}
    </ol>
  </article>`;

const bubble = (push: StoredPush, now: Date) =>
  html` <li>
    <p class="bubble"><b>${push.title}</b><br />${push.body}</p>
    <small><code>${push.path}</code> · ${time(push.receivedAt, now)}</small>
  </li>`;

const notes = html` <details class="notes">
  <summary>How to lend a browser</summary>
  <p>
    <code>POST /push/devices</code> with <code>{"name": "imogen"}</code> answers an endpoint and two keys, as a
    browser’s Push API would. <code>POST /push/devices/:id</code> with <code>{"answer": 410}</code> lets the service
    answer 404, 410 or 429 for it from then on.
  </p>
</details>`;
