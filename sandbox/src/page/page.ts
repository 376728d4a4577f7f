import type { Service } from '../service.ts';
import { type Html, html } from './html.ts';
import { icon, ICONS } from './parts.ts';

/** The whole page with one service open. It works without script; the script only keeps it fresh. */
export function renderPage(options: {
  services: readonly Service[];
  current: Service;
  query: Readonly<Record<string, string | undefined>>;
  serverUrl: string;
}): Html {
  const { services, current, query, serverUrl } = options;
  const entry = (service: Service) =>
    html` <a href="/?service=${service.name}" ${service === current && html`aria-current="page"`}>
      ${icon(service.icon)}<span>${service.title}</span
      ><b class="count" id="count-${service.name}">${service.count()}</b>
    </a>`;
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${current.title} · Bellbird sandbox</title>
        <link rel="icon" href="/assets/mark.svg" />
        <link rel="stylesheet" href="/assets/tokens.css" />
        <link rel="stylesheet" href="/assets/sandbox.css" />
        <script type="module" src="/assets/sandbox.mjs"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="bar">
          <a class="brand" href="/"
            ><picture
              ><source srcset="/assets/mark-dark.svg" media="(prefers-color-scheme: dark)" />
              <img src="/assets/mark.svg" alt="" width="28" height="28" /></picture
            >Bellbird<small>Sandbox</small></a
          >
          <a class="btn ghost" href="${serverUrl}">${ICONS.link}<span>Open the panel</span></a>
        </header>
        <div class="shell">
          <nav class="side" aria-label="Services">${services.map(entry)}</nav>
          <main id="main" tabindex="-1">
            <div class="page-head">
              <div>
                <h1>${current.title}</h1>
                <p>${current.about}</p>
              </div>
              <div id="actions">${current.count() > 0 && emptyButton(current)}</div>
            </div>
            ${current.render(query)}
          </main>
        </div>
        <p class="sr" id="news" role="status"></p>
      </body>
    </html>`;
}

const emptyButton = (service: Service) =>
  html` <form method="post" action="/services/${service.name}/empty">
    <button class="btn">${ICONS.bin}Clear all</button>
  </form>`;
