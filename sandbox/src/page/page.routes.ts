import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../service.ts';
import { isOwnPress } from '../same-site.ts';
import { renderPage } from './page.ts';

const PAGE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const own = (name: string) => new URL(`assets/${name}`, import.meta.url);
const INTER = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const FRAUNCES = import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2');

const ASSETS: ReadonlyMap<string, { file: URL; type: string }> = new Map(
  Object.entries({
    'sandbox.mjs': { file: own('sandbox.mjs'), type: 'text/javascript; charset=utf-8' },
    'sandbox.css': { file: own('sandbox.css'), type: 'text/css; charset=utf-8' },
    'tokens.css': { file: own('tokens.css'), type: 'text/css; charset=utf-8' },
    'mark-dark.svg': { file: own('mark-dark.svg'), type: 'image/svg+xml' },
    'mark.svg': { file: own('mark.svg'), type: 'image/svg+xml' },
    'inter.woff2': { file: new URL(INTER), type: 'font/woff2' },
    'fraunces.woff2': { file: new URL(FRAUNCES), type: 'font/woff2' },
  }),
);

type Query = Readonly<Record<string, string | undefined>>;

/** The page at `/`, its few assets, and the button that clears a service. */
export function registerPage(app: FastifyInstance, options: { services: readonly Service[]; serverUrl: string }): void {
  const { services, serverUrl } = options;
  const serviceNamed = (name: string | undefined) => services.find((service) => service.name === name);

  app.get<{ Querystring: Query }>('/', (request, reply) => {
    const current = serviceNamed(request.query['service']) ?? services[0];
    if (!current) return reply.code(404).send();
    const { markup } = renderPage({ services, current, query: request.query, serverUrl });
    return reply
      .header('content-security-policy', PAGE_CSP)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(markup);
  });

  app.post<{ Params: { name: string } }>('/services/:name/empty', (request, reply) => {
    if (!isOwnPress(request)) return reply.code(403).send();
    const service = serviceNamed(request.params.name);
    if (!service) return reply.code(404).send();
    service.empty();
    return reply.redirect(`/?service=${service.name}`, 303);
  });

  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const asset = ASSETS.get(request.params.name);
    if (!asset) return reply.code(404).send();
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .type(asset.type)
      .send(readFileSync(fileURLToPath(asset.file)));
  });
}
