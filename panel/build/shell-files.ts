import { dirname } from 'node:path';
import type { Rolldown } from 'vite';
import { FIRST_FONTS } from './fonts.ts';
import { ALL_STYLES } from './page-styles.ts';
import { LANGUAGES, closure } from './preload.ts';
import { SOURCE, type Screen, plain, textModules } from './screens.ts';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;
type ModuleInfo = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

export type Shell = {
  /** The document of this build, and no other, names it. */
  readonly entry: string;
  /** In every language, and in each. */
  readonly common: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
};

/** The pages that open without a connection. */
const OFFLINE_PAGES: ReadonlySet<string> = new Set([
  'home',
  'dashboard',
  'leads',
  'lead',
  'todo',
  'providers',
  'providerCalendar',
]);
/** Tables that lead to every page, and to every language. */
const TABLE = /\/(?:\w+-pages|files\.\w+|first-texts\.\w+)\.ts$/;
/** Needs the server in any case, or is seldom looked at between two appointments. */
const NOT_OFFLINE =
  /\/domains\/(?:desk|growth|insight\/statistics|money|reputation|people)\/|\/(?:galleries|quotes\/(?:builder|list))\/|\/MapCanvas\.tsx$/;

/** The files of the offline pages by language: what they show first, and what they load when somebody acts. */
export function findShell(screens: readonly Screen[], output: readonly Output[], moduleInfo: ModuleInfo): Shell {
  const chunks = output.filter((each) => each.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holder = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [plain(id), chunk])));
  const pages = screens.filter(({ name }) => OFFLINE_PAGES.has(name));
  const modules = reach([`${SOURCE}/main.tsx`, ...pages.flatMap((page) => page.modules)], moduleInfo);
  const folders = new Set([...modules].map((id) => dirname(id)));
  const assets = output.flatMap(({ fileName }) =>
    ALL_STYLES.test(fileName) || FIRST_FONTS.test(fileName) ? fileName : [],
  );
  const filesOf = (ids: Iterable<string>) =>
    closure(
      [...ids].flatMap((id) => holder.get(id) ?? []),
      byName,
    ).sort();
  const common = [...assets, ...filesOf(modules)];
  const textsIn = (language: string) => {
    const shown = [...textModules()].filter(([name, id]) => name.endsWith(`.${language}`) && folders.has(dirname(id)));
    const tables = [`${SOURCE}/app/first-texts.${language}.ts`, `${SOURCE}/platform/i18n/files.${language}.ts`];
    return filesOf([...shown.map(([, id]) => id), ...tables]).filter((file) => !common.includes(file));
  };
  const entry = holder.get(`${SOURCE}/main.tsx`)?.fileName ?? '';
  return { entry, common, texts: Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])) };
}

/** Everything that some modules import, at once or later. */
function reach(roots: readonly string[], moduleInfo: ModuleInfo): Set<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(id) ?? {};
    const later = TABLE.test(id)
      ? []
      : dynamicallyImportedIds.map(plain).filter((each) => !NOT_OFFLINE.test(each) && !TABLE.test(each));
    waiting.push(...importedIds.map(plain), ...later);
  }
  return reached;
}
