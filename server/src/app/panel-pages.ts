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
import { type PreloadTable, createPagePreload } from './page-preload.ts';

const DIST = new URL('../../../panel/dist/', import.meta.url);
/** The one script that is inlined in the page; the policy allows it by its hash. */
const INLINE_SCRIPT = /<script>(.*?)<\/script>/s;

type Page = { html: string; scripts: readonly string[]; preloadFor: ReturnType<typeof createPagePreload> };

/** Serves the built panel: hashed files are cached forever, the page itself is sent fresh with its nonce and configuration. */
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
        const isHashed = path.includes('/assets/');
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
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
  // Without the table a page still finds its files, only later.
  const text = await readFile(new URL('preload.json', DIST), 'utf8').catch(() => '{"files":[],"routes":[]}');
  const inline = INLINE_SCRIPT.exec(html)?.[1];
  return {
    html,
    scripts: inline === undefined ? [] : [hashOf(inline)],
    preloadFor: createPagePreload(JSON.parse(text) as PreloadTable, config.locales),
  };
}

/** Every path gets the same HTML, except for what it preloads; the panel itself shows 404 for paths it does not know. */
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
  const preload = page.preloadFor(url.replace(/[?#].*/s, ''));
  const data = dataScript('bellbird-config', config) + (preload ? dataScript('bellbird-preload', preload) : '');
  const filled = page.html
    .replace('<style>', `<style nonce="${nonce}">`)
    // A function, because a dollar in the data would be read as a pattern.
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
