import type { Plugin, Rolldown } from 'vite';
import { type Screen, SOURCE, plain, textModules } from './screens.ts';

const LANGUAGES = ['en', 'tr', 'ar'] as const;

/** Which files each route shows first, for the server: it knows the path before any script runs. */
export function ahead(screens: readonly Screen[]): Plugin {
  return {
    name: 'bellbird:ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const source = JSON.stringify(aheadOf(screens, chunks));
        this.emitFile({ type: 'asset', fileName: 'ahead.json', source });
      },
    },
  };
}

/** Files by their place in one list, since most routes need the same. */
function aheadOf(screens: readonly Screen[], chunks: readonly Rolldown.OutputChunk[]) {
  const texts = textModules();
  const holder = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [plain(id), chunk])));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ground = new Set(closure([holder.get(`${SOURCE}/main.tsx`) ?? missing('main.tsx')], byName));
  const files: string[] = [];
  const places = (modules: readonly string[]) => {
    const roots = modules.map((id) => holder.get(id) ?? missing(id));
    return closure(roots, byName)
      .filter((file) => !ground.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  };
  const spoken = (screen: Screen, language: string) => [
    `${SOURCE}/app/first-texts.${language}.ts`,
    ...screen.texts.map((namespace) => texts.get(`${namespace}.${language}`) ?? missing(namespace)),
  ];
  const routes = screens.map((screen) => ({
    path: screen.route.path,
    access: screen.route.access,
    files: places(screen.modules),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, places(spoken(screen, language))])),
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
