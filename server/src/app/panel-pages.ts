import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { PLAYER_ORIGINS } from '@bellbird/contract/shared/video-links';
import type { PanelConfig } from '@bellbird/contract/foundation/panel';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { type Locale, bcp47, directionOf, languageOf } from '@bellbird/contract/shared/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import { compress } from '#platform/http/compress.ts';
import { dropDocumentHeaders, hashOf, pagePolicy } from '#platform/http/security-headers.ts';
import { chatPolicy } from './chat-policy.ts';
import { type PreloadTable, createPagePreload } from './page-preload.ts';

/** Files with a hash in their name. */
const ASSETS = '/assets/';
const DIST = new URL('../../../panel/dist/', import.meta.url);
/** The one script that is inlined in the page; the policy allows it by its hash. */
const INLINE_SCRIPT = /<script>(.*?)<\/script>/s;

const ALL_STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;

/** The language that the visitor chose in the panel; it may only name one of the configured ones. */
const CHOSEN_LANGUAGE = /(?:^|;\s*)lng=(\w+)/;
/** Page → language → its HTML before any data (panel/build/frames.ts). */
type Frames = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Page = {
  html: string;
  frames: Frames;
  policy: string;
  preloadFor: ReturnType<typeof createPagePreload>;
};

/** Serves the built panel: hashed files are cached forever, the page itself is sent fresh with its configuration. */
export async function panelPages(app: FastifyInstance, config: PanelConfig): Promise<void> {
  const page = await readPage(config);
  if (page) {
    const common = {
      index: false,
      preCompressed: true,
      cacheControl: false,
      serveDotFiles: false,
      // A folder is no file: without it a client that reads nothing compressed is refused its page.
      allowedPath: (path: string) => !path.endsWith('/'),
    } as const;
    await app.register(fastifyStatic, {
      ...common,
      root: fileURLToPath(DIST),
      setHeaders: (reply, path) => {
        void reply.header('cache-control', 'public, max-age=3600');
        // Pages of the guide: text and pictures.
        if (path.endsWith('.html')) void reply.header('content-security-policy', pagePolicy());
      },
    });
    await app.register(fastifyStatic, {
      ...common,
      root: fileURLToPath(new URL('assets', DIST)),
      prefix: ASSETS,
      decorateReply: false,
      // Never asked for again under the same name, so nothing to compare.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply) => {
        dropDocumentHeaders(reply);
        void reply.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !isMachinePath(request.url);
    if (!wantsPage || !page) throw new AppError('not_found');
    return sendPage(request, reply, page, config);
  });
}

function isMachinePath(url: string): boolean {
  return url.startsWith(`${API_PREFIX}/`) || url === API_PREFIX || url.startsWith(ASSETS) || url.startsWith('/files/');
}

async function readPage(config: PanelConfig): Promise<Page | undefined> {
  const html = await readFile(new URL('index.html', DIST), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  // Without these a page is still shown, only later.
  const preloads = await readFile(new URL('preload.json', DIST), 'utf8').catch(() => '{"files":[],"routes":[]}');
  const frames = await readFile(new URL('frames.json', DIST), 'utf8').catch(() => '{}');
  const inline = INLINE_SCRIPT.exec(html)?.[1];
  return {
    html,
    frames: JSON.parse(frames) as Frames,
    policy: policyFor(config, inline === undefined ? [] : [hashOf(inline)]),
    preloadFor: createPagePreload(JSON.parse(preloads) as PreloadTable, config.locales),
  };
}

function policyFor(config: PanelConfig, scripts: readonly string[]): string {
  const chat = chatPolicy(config.chat);
  const connect = config.errorSinkDsn ? [new URL(config.errorSinkDsn).origin] : [];
  const payments = config.payments ? [new URL(config.payments.fieldsUrl).origin] : [];
  return pagePolicy({
    ...chat,
    connect: [...connect, ...(chat.connect ?? [])],
    images: [new URL(config.map.tilesUrl).origin, ...(chat.images ?? [])],
    scripts: [...scripts, ...(chat.scripts ?? [])],
    frames: [...PLAYER_ORIGINS, ...(chat.frames ?? []), ...payments],
  });
}

/**
 * Every path gets the same document, except for its frame and what it preloads; the panel itself shows 404 for paths it
 * does not know.
 */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, config: PanelConfig) {
  const { preload, styles } = page.preloadFor(request.url.replace(/[?#].*/s, '')) ?? {};
  const locale = chosenLocale(request, config.locales);
  const frame = preload && page.frames[preload.name]?.[languageOf(locale)];
  const data = dataScript('bellbird-config', config) + (preload ? dataScript('bellbird-preload', preload) : '');
  const html = page.html
    .replace(/<html[^>]*>/, `<html lang="${bcp47(locale)}" dir="${directionOf(languageOf(locale))}">`)
    // Functions, because a dollar in the data would be read as a pattern.
    .replace('<script>', () => `${data}<script>`)
    // Its own style sheet, and the names of the page and of the whole one (panel/build/page-styles.ts).
    .replace(ALL_STYLES, (link, all: string) =>
      styles ? link.replace(`href="${all}"`, `href="/${styles}" data-page="${preload?.name}" data-all="${all}"`) : link,
    )
    // Inert: nothing can be pressed or typed before the code that answers is there.
    .replace('<div id="root">', () => `<div id="root">${frame ? `<div data-frame inert>${frame}</div>` : ''}`);
  reply
    .code(200)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('content-security-policy', page.policy)
    .type('text/html; charset=utf-8');
  return reply.send(await compress(html, request, reply));
}

function chosenLocale(request: FastifyRequest, locales: readonly Locale[]): Locale {
  const [, chosen] = CHOSEN_LANGUAGE.exec(request.headers.cookie ?? '') ?? [];
  return locales.find((locale) => locale === chosen) ?? locales[0] ?? 'en_AU';
}

function dataScript(id: string, data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${text}</script>`;
}
