import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { PanelConfig } from '@bellbird/contract/panel';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import { newNonce, pagePolicy } from '#platform/http/security-headers.ts';

const DIST = new URL('../../../panel/dist/', import.meta.url);

/** Serves the built panel: hashed files for ever, the page itself fresh with its nonce and its configuration. */
export async function panelPages(app: FastifyInstance, config: PanelConfig): Promise<void> {
  const page = await readFile(new URL('index.html', DIST), 'utf8').catch(() => undefined);
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
    return sendPage(reply, page, config);
  });
}

function isMachinePath(url: string): boolean {
  return (
    url.startsWith(`${API_PREFIX}/`) || url === API_PREFIX || url.startsWith('/assets/') || url.startsWith('/files/')
  );
}

/** Every path of the panel is the same page; the panel itself shows 404 for those it does not know. */
function sendPage(reply: FastifyReply, page: string, config: PanelConfig): FastifyReply {
  const nonce = newNonce();
  const connect = config.errorSinkDsn ? [new URL(config.errorSinkDsn).origin] : [];
  const data = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  const filled = page
    .replace('<style>', `<style nonce="${nonce}">`)
    .replace(
      '</head>',
      `<meta property="csp-nonce" content="${nonce}"><script type="application/json" id="bellbird-config">${data}</script></head>`,
    );
  return reply
    .code(200)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', pagePolicy(nonce, connect))
    .type('text/html; charset=utf-8')
    .send(filled);
}
