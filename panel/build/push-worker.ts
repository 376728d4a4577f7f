import { join } from 'node:path';
import { type Plugin, build } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/push-worker/push-worker.ts');
const NAME = 'push-worker.js';

/**
 * The service worker is built separately, as one file with a fixed name at the root, so that it controls every page.
 */
export function pushWorker(): Plugin {
  return {
    name: 'bellbird:push-worker',
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, response) => {
        void script().then((code) => response.setHeader('content-type', 'text/javascript').end(code));
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await script() });
    },
  };
}

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The push worker was not built.');
  return result.output[0].code;
}
