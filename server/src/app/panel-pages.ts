import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { PLAYER_ORIGINS } from '@bellbird/contract/shared/video-links';
import type { PanelConfig } from '@bellbird/contract/foundation/panel';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import { hashOf, newNonce, pagePolicy } from '#platform/http/security-headers.ts';
import { chatPolicy } from './chat-policy.ts';
import { type AheadTable, createAhead } from './panel-ahead.ts';

const DIST = new URL('../../../panel/dist/', import.meta.url);
/** The one script that stands in the page itself; the policy knows it by its hash. */
const OWN_SCRIPT = /<script>(.*?)<\/script>/s;

type Page = { html: string; scripts: readonly string[]; ahead: ReturnType<typeof createAhead> };

/** Serves the built panel: hashed files for ever, the page itself fresh with its nonce and its configuration. */
export async function panelPages(app: FastifyInstance, config: PanelConfig): Promise<void> {
  const page = await readPage(config);
  if (page) {
    await app.register(fastifyStatic, {
      root: fileURLToPath(DIST),
      wildcard: true,
      index: false,
      preCompressed: true,
      cacheControl: false,
      serveDotFiles: false,
      setHeaders: (reply, path) => {
        const forEver = path.includes('/assets/');
        void reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !isMachinePath(request.url);
    if (!wantsPage || !page) throw new AppError('not_found');
    return sendPage(reply, page, config, request.url);
  });
}

function isMachinePath(url: string): boolean {
  return (
    url.startsWith(`${API_PREFIX}/`) || url === API_PREFIX || url.startsWith('/assets/') || url.startsWith('/files/')
  );
}

async function readPage(config: PanelConfig): Promise<Page | undefined> {
  const html = await readFile(new URL('index.html', DIST), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  // Without it a page still finds its files, only later.
  const text = await readFile(new URL('ahead.json', DIST), 'utf8').catch(() => '{"files":[],"routes":[]}');
  const own = OWN_SCRIPT.exec(html)?.[1];
  return {
    html,
    scripts: own === undefined ? [] : [hashOf(own)],
    ahead: createAhead(JSON.parse(text) as AheadTable, config.locales),
  };
}

/** Every path of the panel is the same page but for what it may fetch ahead; the panel itself shows 404 for those it does not know. */
function sendPage(reply: FastifyReply, page: Page, config: PanelConfig, url: string): FastifyReply {
  const nonce = newNonce();
  const connect = config.errorSinkDsn ? [new URL(config.errorSinkDsn).origin] : [];
  const images = [new URL(config.map.tilesUrl).origin];
  const chat = chatPolicy(config.chat);
  const frames = [
    ...PLAYER_ORIGINS,
    ...(chat.frames ?? []),
    ...(config.payments ? [new URL(config.payments.fieldsUrl).origin] : []),
  ];
  const known = page.ahead(url.replace(/[?#].*/s, ''));
  const data = dataScript('bellbird-config', config) + (known ? dataScript('bellbird-ahead', known) : '');
  const filled = page.html
    .replace('<style>', `<style nonce="${nonce}">`)
    // As a function: a dollar in the data is no pattern.
    .replace('<script>', () => `<meta property="csp-nonce" content="${nonce}">${data}<script>`);
  return reply
    .code(200)
    .header('cache-control', 'no-cache')
    .header(
      'content-security-policy',
      pagePolicy(nonce, {
        ...chat,
        connect: [...connect, ...(chat.connect ?? [])],
        images: [...images, ...(chat.images ?? [])],
        scripts: [...page.scripts, ...(chat.scripts ?? [])],
        frames,
      }),
    )
    .type('text/html; charset=utf-8')
    .send(filled);
}

function dataScript(id: string, data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${text}</script>`;
}
