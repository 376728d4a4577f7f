import { type Html, html } from '../../page/html.ts';
import { empty } from '../../page/parts.ts';
import { time } from '../../page/time.ts';
import type { StoredError } from './stored-error.ts';

const ERRORS_SHOWN = 200;

/** What was reported, newest first, each with its stack folded away. */
export function renderErrors(errors: readonly StoredError[], now: Date): Html {
  return html` <div class="card errors" id="errors" data-live>
    ${
      errors.length === 0
        ? empty('Nothing went wrong', 'When the panel or the server reports an error, it shows up here by itself.')
        : errors.slice(0, ERRORS_SHOWN).map((error) => entry(error, now))
    }
  </div>`;
}

const entry = (error: StoredError, now: Date) =>
  html` <details id="error-${error.id}">
    <summary>
      <span class="level ${error.level === 'error' || error.level === 'fatal' ? 'bad' : ''}">${error.level}</span>
      <span class="what"><b>${error.type}</b> ${error.message}</span>
      ${time(error.receivedAt, now)}
    </summary>
    <div class="more">
      <dl>
        ${facts(error).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      ${error.stack.length > 0 && html`<pre tabindex="0">${error.stack.join('\n')}</pre>`}
      <a class="link" href="/errors/${error.id}">The whole event</a>
    </div>
  </details>`;

function facts(error: StoredError): [string, string][] {
  const all: [string, string | undefined][] = [
    ['Where', error.where],
    ['Project', error.project],
    ['Environment', error.environment],
    ['Release', error.release],
  ];
  return all.filter((fact): fact is [string, string] => fact[1] !== undefined);
}
