import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Html, html } from '../../page/html.ts';
import { COMPANIES, type Company, PEOPLE, type Person, personNamed } from './people.ts';

/** What a press of one of its buttons sends. */
const Pressed = z.object({ as: z.string().max(120), name: z.string().trim().max(80).optional() });
export const CANCEL = 'cancel';
const TYPED = 'typed';

/** Who was chosen; nobody when the visit was called off, undefined when no name was typed. */
export function chosenIn(body: unknown): Person | typeof CANCEL | undefined {
  const { as, name } = Pressed.safeParse(body).data ?? {};
  if (as === CANCEL) return CANCEL;
  const chosen = as === TYPED ? name : as;
  return chosen ? personNamed(chosen) : undefined;
}

/** ‘Choose an account’, as each company asks it. The form goes back to the address that the page came from. */
export function sendChooser(reply: FastifyReply, company: Company, redirectUri: string): FastifyReply {
  // A form's redirect counts as its target: the way back to the product has to be allowed too.
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' ${new URL(redirectUri).origin}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(chooser(COMPANIES[company]).markup);
}

const chooser = (company: string): Html =>
  html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Choose an account · ${company} in the sandbox</title>
        <link rel="icon" href="/assets/mark.svg" />
        <link rel="stylesheet" href="/assets/tokens.css" />
        <link rel="stylesheet" href="/assets/sandbox.css" />
      </head>
      <body>
        <main class="chooser">
          <div class="card">
            <p class="brand">${company}<small>Sandbox</small></p>
            <div>
              <h1>Choose an account</h1>
              <p class="q">to continue to Bellbird</p>
            </div>
            <form method="post">
              <ul>
                ${PEOPLE.map((person) => account(person, company))}
              </ul>
            </form>
            <form method="post" class="other">
              <label for="name">Or be somebody new</label>
              <input id="name" name="name" autocomplete="off" required maxlength="80" placeholder="Their name" />
              <button class="btn" name="as" value="${TYPED}">Continue</button>
            </form>
            <form method="post"><button class="btn ghost" name="as" value="${CANCEL}">Cancel</button></form>
          </div>
          <p class="q">This is not ${company}. The sandbox plays it on this machine, so no password is asked.</p>
        </main>
      </body>
    </html>`;

const account = ({ name, email, about }: Person, company: string) =>
  html`<li>
    <button class="account" name="as" value="${name}">
      <span class="face" aria-hidden="true">${initials(name)}</span>
      <span><b>${name}</b><span>${email}</span>${company === COMPANIES.google && html`<small>${about}</small>`}</span>
    </button>
  </li>`;

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');
