import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

/** A page of somebody else that people see on their way through the product: a bank, a social network. */
export const smallPage = (page: { title: string; who: string; content: Html; note: string }): Html =>
  html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} in the sandbox</title>
        <link rel="icon" href="/assets/mark.svg" />
        <link rel="stylesheet" href="/assets/tokens.css" />
        <link rel="stylesheet" href="/assets/sandbox.css" />
      </head>
      <body>
        <main class="chooser">
          <div class="card">
            <p class="brand">${page.who}<small>Sandbox</small></p>
            ${page.content}
          </div>
          <p class="q">${page.note}</p>
        </main>
      </body>
    </html>`;

/** Sends it under a policy that allows our own styles and pictures; `more` adds what this page needs besides. */
export function sendSmallPage(reply: FastifyReply, { markup }: Html, more: string): FastifyReply {
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; ${more}`;
  return reply
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(markup);
}
