import { type Html, html } from '../../page/html.ts';
import { empty, ICONS } from '../../page/parts.ts';
import { time } from '../../page/time.ts';
import type { StoredMail } from './stored-mail.ts';
import { FAILING_ADDRESSES } from './smtp-sink.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** The list beside the opened mail; on a phone one or the other. */
export function renderMailbox(mails: readonly StoredMail[], query: Query, now: Date): Html {
  const opened = mails.find(({ id }) => id === query['id']);
  if (mails.length === 0) {
    const next = 'Reset a password or invite somebody in the panel: the mail shows up here by itself.';
    return html`<div id="mailbox" data-live><div class="card">${empty('No mail yet', next)}</div></div>
      ${failing}`;
  }
  return html` <div class="mailbox card ${opened && 'reading'}">
      <div class="list" id="mails" data-live>${mails.map((mail) => row(mail, mail === opened, now))}</div>
      <section class="pane" id="pane" aria-label="Opened mail">
        ${opened ? reading(opened, query['view'], now) : html`<p class="hint">Choose a mail to read it.</p>`}
      </section>
    </div>
    ${failing}`;
}

const row = (mail: StoredMail, current: boolean, now: Date) =>
  html` <a
    class="row"
    href="/?service=mail&amp;id=${mail.id}"
    id="mail-${mail.id}"
    ${current && html`aria-current="true"`}
  >
    <span class="line"><b class="one">${mail.to.join(', ')}</b>${time(mail.receivedAt, now)}</span>
    <span class="one subject">${mail.subject || '(no subject)'}</span>
    <span class="one q">${mail.text.replace(/\s+/g, ' ').slice(0, 120)}</span>
  </a>`;

function reading(mail: StoredMail, wanted: string | undefined, now: Date): Html {
  const views = { html: 'Mail', text: 'Plain text', headers: 'Headers' };
  const view = wanted === 'text' || wanted === 'headers' ? wanted : mail.html ? 'html' : 'text';
  const tab = ([name, label]: [string, string]) =>
    html` <a
      href="/?service=mail&amp;id=${mail.id}&amp;view=${name}"
      id="view-${name}"
      ${name === view && html`aria-current="true"`}
      >${label}</a
    >`;
  const offered = Object.entries(views).filter(([name]) => name !== 'html' || mail.html);
  return html` <header class="mail-head">
      <a class="btn ghost back" href="/?service=mail">${ICONS.back}All mail</a>
      <h2>${mail.subject || '(no subject)'}</h2>
      <nav class="seg" aria-label="Show as">${offered.map(tab)}</nav>
      <dl>
        <dt>From</dt>
        <dd>${mail.fromName} <span class="q">${mail.from}</span></dd>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
        <dt>Came</dt>
        <dd>${time(mail.receivedAt, now)}</dd>
      </dl>
    </header>
    ${body(mail, view)}
    ${
      mail.attachments.length > 0 &&
      html`<ul class="files">
        ${mail.attachments.map((file, index) => attachment(mail.id, file, index))}
      </ul>`
    }
    ${
      mail.links.length > 0 &&
      html`<div class="links">
        <h3>Links</h3>
        <ul>
          ${mail.links.map(link)}
        </ul>
      </div>`
    }`;
}

function body(mail: StoredMail, view: string): Html {
  if (view === 'html') {
    return html`<iframe
      class="body"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/mail/${mail.id}/html"
      title="${mail.subject}"
    ></iframe>`;
  }
  if (view === 'text') return html`<pre class="body" tabindex="0">${mail.text || '(no plain text)'}</pre>`;
  const lines = Object.entries(mail.headers).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  return html`<dl class="body headers">${lines}</dl>`;
}

const attachment = (id: string, file: StoredMail['attachments'][number], index: number) =>
  html` <li>
    <a class="file" href="/mail/${id}/attachments/${index}"
      >${ICONS.clip}<b class="one">${file.filename}</b> <span class="q">${size(file.size)}</span></a
    >
  </li>`;

const link = (address: string) =>
  html`<li><a class="link" href="${address}" target="_blank" rel="noreferrer">${address}</a></li>`;

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const failing = html` <details class="notes">
  <summary>Addresses that fail</summary>
  <p>Send to one of these at any domain to see what happens then.</p>
  <dl>
    ${FAILING_ADDRESSES.map(
      ({ name, code, says }) =>
        html`<dt><code>${name}@…</code></dt>
          <dd>${code} ${says}</dd>`,
    )}
  </dl>
</details>`;
