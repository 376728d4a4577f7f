import { type Html, html } from '../../page/html.ts';
import { empty } from '../../page/parts.ts';
import { time } from '../../page/time.ts';
import type { StoredVisit } from './stored-visit.ts';
import { COMPANIES, PEOPLE, subjectOf } from './people.ts';

/** Who came by lately, and who has an account everywhere. */
export function renderSocial(visits: readonly StoredVisit[], now: Date): Html {
  const next = 'Press ‘Google’, ‘Facebook’ or ‘Instagram’ on the sign-in page and choose an account.';
  return html` <div id="visits" data-live>
      <div class="card">
        ${
          visits.length === 0
            ? empty('Nobody came by yet', next)
            : html`<ul class="visits">
                ${visits.map(
                  (visit) =>
                    html`<li>
                      <span><b>${visit.name}</b> chose their ${COMPANIES[visit.company]} account</span
                      >${time(visit.receivedAt, now)}
                    </li>`,
                )}
              </ul>`
        }
      </div>
    </div>
    <details class="notes" open>
      <summary>People with an account</summary>
      <p>Any other name can be typed; the same name is the same account next time.</p>
      <dl>
        ${PEOPLE.map(
          ({ name, email, about }) =>
            html`<dt>${name}</dt>
              <dd>${email}. Google: ${about}, as <code>${subjectOf('google', email)}</code>.</dd>`,
        )}
      </dl>
    </details>`;
}
