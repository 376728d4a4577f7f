import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Plugin, build } from 'vite';
import { type Shell, findShell } from './shell-files.ts';
import type { Screens } from './screens.ts';

const SOURCE = join(import.meta.dirname, '../src/worker/worker.ts');
const NAME = 'worker.js';
/** The development server stores no panel. */
const NO_SHELL: Shell = { entry: '', common: [], texts: {} };

/**
 * The service worker is built separately, as one file with a fixed name at the root, so that it controls every page. It
 * contains the names of the files that it stores, so each build of the panel has another worker.
 */
export function serviceWorker(screens: Screens): Plugin {
  return {
    name: 'bellbird:worker',
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, response) => {
        void script(NO_SHELL).then((code) => response.setHeader('content-type', 'text/javascript').end(code));
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const source = await script(findShell(screens.all(), Object.values(bundle), (id) => this.getModuleInfo(id)));
        this.emitFile({ type: 'asset', fileName: NAME, source });
      },
    },
  };
}

async function script(shell: Shell): Promise<string> {
  const id = createHash('sha256').update(JSON.stringify(shell)).digest('hex').slice(0, 16);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { SHELL: JSON.stringify(JSON.stringify({ build: id, ...shell })) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The service worker was not built.');
  return result.output[0].code;
}
