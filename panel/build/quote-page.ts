import { join } from 'node:path';
import { type Plugin, type Rolldown, build } from 'vite';
import { fonts } from './fonts.ts';

const SOURCE = join(import.meta.dirname, '../src/quote-page/main.ts');
/** Names the files of this build for the server, which renders the page. */
const LIST = 'quote-page.json';

/**
 * The couple's page is built on its own: a visitor without an account loads none of the panel. The server writes the
 * document; here are only its style sheet and its small script.
 */
export function quotePage(): Plugin {
  return {
    name: 'bellbird:quote-page',
    apply: 'build',
    async generateBundle(_options, panel) {
      const files = await buildQuotePage();
      const nameOf = (ending: string) => `/${files.find(({ fileName }) => fileName.endsWith(ending))?.fileName}`;
      // Both builds have the same fonts under the same names.
      for (const file of files.filter(({ fileName }) => !(fileName in panel)))
        this.emitFile({
          type: 'asset',
          fileName: file.fileName,
          source: file.type === 'chunk' ? file.code : file.source,
        });
      const list = { script: nameOf('.js'), style: nameOf('.css') };
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(list) });
    },
  };
}

/** Its script, its style sheet and its fonts. */
export async function buildQuotePage(): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [fonts()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { quote: SOURCE } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The couple’s page was not built.');
  return result.output;
}
