import { type Plugin, type Rolldown, build } from 'vite';
import { type Screen, type Screens, SOURCE, plain, textModules } from './screens.ts';

const LANGUAGES = ['en', 'tr', 'ar'] as const;

/**
 * Lets a page go ahead of its own code: `ahead.json` tells the server what each route fetches and asks first, and
 * `src/ahead.ts` stands in the page itself, where the server puts what it found for the path.
 */
export function ahead(screens: Screens): Plugin {
  return {
    name: 'bellbird:ahead',
    apply: 'build',
    buildStart: screens.read,
    async transformIndexHtml() {
      return [{ tag: 'script', attrs: {}, children: await inPage(), injectTo: 'head' }];
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        this.emitFile({
          type: 'asset',
          fileName: 'ahead.json',
          source: JSON.stringify(aheadOf(screens.all(), chunks)),
        });
      },
    },
  };
}

/** The script of the page, whole in one piece: it must not wait for a file of its own. */
async function inPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'baseline-widely-available',
      write: false,
      lib: { entry: `${SOURCE}/ahead.ts`, formats: ['iife'], name: 'ahead' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The script of the page was not built.');
  return output.output[0].code.trim();
}

/** Files by their place in one list, since most routes need the same. */
function aheadOf(screens: readonly Screen[], chunks: readonly Rolldown.OutputChunk[]) {
  const texts = textModules();
  const holder = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [plain(id), chunk])));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (id: string) => holder.get(id) ?? missing(id);
  const ground = new Set(closure([chunkOf(`${SOURCE}/main.tsx`)], byName));
  const files: string[] = [];
  const places = (modules: readonly string[]) =>
    closure(modules.map(chunkOf), byName)
      .filter((file) => !ground.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  const spoken = (screen: Screen, language: string) => [
    `${SOURCE}/app/first-texts.${language}.ts`,
    ...screen.texts.map((namespace) => texts.get(`${namespace}.${language}`) ?? missing(namespace)),
  ];
  const routes = screens.map((screen) => ({
    path: screen.route.path,
    membersOnly: screen.route.access === 'member' || screen.route.access === 'staff',
    files: places(screen.modules),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, places(spoken(screen, language))])),
    asks: screen.asks,
  }));
  return { files, routes };
}

/** The files of some chunks and of all they import at once. */
function closure(roots: readonly Rolldown.OutputChunk[], byName: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
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
  throw new Error(`No file of the build holds ${what}, which a page shows first.`);
}
