import { type Html, html } from '../../page/html.ts';
import { empty } from '../../page/parts.ts';
import { time } from '../../page/time.ts';
import type { StoredChat } from './stored-chat.ts';

const CHATS_SHOWN = 12;

/** The adviser's desk: who is there, what they said, and a line to answer. */
export function renderChats(chats: readonly StoredChat[], now: Date): Html {
  const next = 'Start with FLAG_CHAT=true, sign in as ‘demo’ and choose Support, Ask us.';
  if (chats.length === 0)
    return html`<div id="chats" data-live><div class="card">${empty('No users yet', next)}</div></div>`;
  return html`<div id="chats" data-live>
    <div class="phones">${chats.slice(0, CHATS_SHOWN).map((chat) => talk(chat, now))}</div>
  </div>`;
}

const talk = ({ id, user, data, lines }: StoredChat, now: Date) =>
  html` <article class="phone card">
    <h2>${user['nickname'] ?? 'Somebody'}</h2>
    <p class="who">
      <small>${[user['company'], user['email'], user['phone'], data['providers']].filter(Boolean).join(' · ')}</small>
    </p>
    <ol tabindex="0" aria-label="What was said">
      ${lines.toReversed().map(
        (line) =>
          html`<li>
            <p class="bubble">${line.text}</p>
            <small>${line.from === 'user' ? 'Visitor' : 'You'} · ${time(line.at, now)}</small>
          </li>`,
      )}
    </ol>
    <form method="post" action="/chat/${id}/answers">
      <input name="text" required maxlength="2000" autocomplete="off" aria-label="Answer" placeholder="Answer" />
      <button class="btn primary">Send</button>
    </form>
  </article>`;
