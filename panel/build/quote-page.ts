import { join } from 'node:path';
import { type Plugin, type Rolldown, build } from 'vite';
import { fonts } from './fonts.ts';

const SOURCE = join(import.meta.dirname, '../src/quote-page/main.ts');
/** Names the script of this build for the server, which renders the page, and has its style sheet. */
const LIST = 'quote-page.json';

/**
 * The couple's page is built on its own: a visitor without an account loads none of the panel. The server writes the
 * document, with the style sheet in it; here are only that and the small script.
 */
export function quotePage(): Plugin {
  return {
    name: 'bellbird:quote-page',
    apply: 'build',
    async generateBundle(_options, panel) {
      const files = await buildQuotePage();
      const fileOf = (ending: string) => files.find(({ fileName }) => fileName.endsWith(ending));
      const style = fileOf('.css');
      // Both builds have the same fonts under the same names.
      for (const file of files.filter((each) => each !== style && !(each.fileName in panel)))
        this.emitFile({
          type: 'asset',
          fileName: file.fileName,
          source: file.type === 'chunk' ? file.code : file.source,
        });
      const text = style?.type === 'asset' ? style.source.toString() : '';
      const list = { script: `/${fileOf('.js')?.fileName}`, style: text.trim() };
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
