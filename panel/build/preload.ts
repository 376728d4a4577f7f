import { type Plugin, type Rolldown, build } from 'vite';
import type { PageStyles } from './page-styles.ts';
import { type Screen, type Screens, SOURCE, addressesOf, plain, textModules } from './screens.ts';

const FIRST_FILE = /<link\b[^>]*\/assets\//;
/** A file of the panel's code, as Vite puts it into the HTML. */
const CODE = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;

export const LANGUAGES = ['en', 'tr', 'ar'] as const;

/**
 * Starts loading a page before its code runs: `preload.json` lists the files and calls that each page needs first, the
 * server adds those of the requested path to the HTML, and `src/preload.ts`, inlined in the HTML, requests them. The
 * panel's own code is requested by it, too.
 */
export function preload(screens: Screens, styles: PageStyles): Plugin {
  return {
    name: 'bellbird:preload',
    apply: 'build',
    buildStart: screens.read,
    async transformIndexHtml(html) {
      const script = await buildInlineScript();
      const code = [...html.matchAll(CODE)].map(([, file]) => file);
      if (code.length === 0) throw new Error('The HTML names no code.');
      const names = `<script type="application/json" id="bellbird-code">${JSON.stringify(code)}</script>`;
      // Before the style sheet: a script after it would wait until it is loaded.
      return html
        .replaceAll(CODE, '')
        .replace(FIRST_FILE, (file) => `${names}\n    <script>${script}</script>\n    ${file}`);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        this.emitFile({
          type: 'asset',
          fileName: 'preload.json',
          source: JSON.stringify(preloadTable(screens.all(), chunks, styles)),
        });
      },
    },
  };
}

/** The inlined script, in one piece: it must not wait for a file of its own. */
async function buildInlineScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'baseline-widely-available',
      write: false,
      lib: { entry: `${SOURCE}/preload.ts`, formats: ['iife'], name: 'preload' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The inlined script was not built.');
  return output.output[0].code.trim();
}

/** Files are given by their index in one list, since most pages need the same ones. */
function preloadTable(screens: readonly Screen[], chunks: readonly Rolldown.OutputChunk[], styles: PageStyles) {
  const texts = textModules();
  const holder = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [plain(id), chunk])));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (id: string) => holder.get(id) ?? missing(id);
  const entry = new Set(closure([chunkOf(`${SOURCE}/main.tsx`)], byName));
  const files: string[] = [];
  const indexes = (modules: readonly string[]) =>
    closure(modules.map(chunkOf), byName)
      .filter((file) => !entry.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  const textsIn = (screen: Screen, language: string) => [
    `${SOURCE}/app/first-texts.${language}.ts`,
    ...screen.texts.map((namespace) => texts.get(`${namespace}.${language}`) ?? missing(namespace)),
  ];
  // The server takes a literal path before one with a parameter.
  const routes = addressesOf(screens).map((screen) => ({
    name: screen.name,
    path: screen.path,
    access: screen.access,
    files: indexes(screen.modules),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, indexes(textsIn(screen, language))])),
    preloads: screen.preloads,
    styles: styles.fileOf(screen),
  }));
  return { files, routes };
}

/** The files of some chunks and of everything they import statically. */
export function closure(
  roots: readonly Rolldown.OutputChunk[],
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): string[] {
  const reached = new Set<string>();
  const waiting = roots.map(({ fileName }) => fileName);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(byName.get(file)?.imports ?? []));
  }
  return [...reached];
}

function missing(what: string): never {
  throw new Error(`No file of the build contains ${what}, which a page shows first.`);
}
