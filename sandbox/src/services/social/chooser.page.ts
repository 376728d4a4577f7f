import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Html, html } from '../../page/html.ts';
import { sendSmallPage, smallPage } from '../../page/small-page.ts';
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
  const allowed = `form-action 'self' ${new URL(redirectUri).origin}; frame-ancestors 'none'`;
  return sendSmallPage(reply, chooser(COMPANIES[company]), allowed);
}

const chooser = (company: string): Html =>
  smallPage({
    title: `Choose an account · ${company}`,
    who: company,
    content: html`<div>
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
      <form method="post"><button class="btn ghost" name="as" value="${CANCEL}">Cancel</button></form>`,
    note: `This is not ${company}. The sandbox plays it on this machine, so no password is asked.`,
  });

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
