import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss, { type ChildNode, type Container } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import type { Sheets } from './class-names.ts';
import { type Reach, createReach } from './reach.ts';
import { type Address, type Screens, SOURCE, addressesOf, plain } from './screens.ts';

/** The whole style sheet. */
export const ALL_STYLES = /\/style-[^/]*\.css$/;
const START = `${SOURCE}/main.tsx`;
const OUR_CODE = new RegExp(`^${SOURCE}/.*\\.tsx?$`);
/** What waits for all styles before it is shown (src/loading), and other pages. */
const WAITS = /\b(?:lazyPart|withStyles|component)\(\s*(?:async )?\(\) =>[^'"]*\bimport\(\s*['"][^'"]*?([^'"/]+)['"]/g;
const IMPORTED = /@import '([^']+)'/g;
const CLASS = /\.([A-Za-z][\w-]*)/g;

/** The style sheet of each address; known once the bundle is generated. */
export type PageStyles = { readonly fileOf: (address: Address) => string | undefined };

/**
 * A page's own style sheet: a fifth of all styles. The browser paints nothing before it has been loaded and read, so the
 * document names it in place of the whole one, which follows when somebody opens something
 * (src/loading/all-styles.ts).
 */
export function pageStyles(screens: Screens, sheets: Sheets): Plugin & PageStyles {
  const files = new Map<string, string>();
  return {
    name: 'bellbird:page-styles',
    apply: 'build',
    fileOf: ({ path }) => files.get(path),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const all = Object.values(bundle).find(({ fileName }) => ALL_STYLES.test(fileName));
        if (all?.type !== 'asset') throw new Error('The build has no style sheet.');
        const styles = postcss.parse(String(all.source));
        const loose = styles.nodes.find((node) => node.type === 'rule');
        if (loose) throw new Error(`${loose.selector} is in no layer, and would override all that are (layers.ts).`);
        const write = compile(styles);
        const reach = reachShown(screens, this);
        const classes = toClasses(sheets, this.getModuleIds());
        for (const address of addressesOf(screens.all())) {
          const source = write(choose(reach([START, ...address.modules, ...address.tabParts]), classes));
          const file = this.emitFile({ type: 'asset', name: `${address.name}.css`, source });
          files.set(address.path, this.getFileName(file));
        }
      },
    },
  };
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Finds everything that a page shows first, with what it shows as soon as its file has arrived. */
function reachShown(screens: Screens, graph: Graph): Reach {
  const isPage = new Set(screens.all().flatMap(({ modules }) => modules));
  return createReach((id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    const waits = dynamicallyImportedIds.length > 0 && OUR_CODE.test(id) ? readWaiting(id) : [];
    const later = dynamicallyImportedIds
      .map(plain)
      .filter((each) => !isPage.has(each) && !waits.includes(fileOf(each)));
    return [...importedIds.map(plain), ...later];
  });
}

function readWaiting(id: string): string[] {
  return [...readFileSync(id, 'utf8').matchAll(WAITS)].map(([, file = '']) => file);
}

const fileOf = (id: string) => id.split('/').pop() ?? '';

type Classes = ReadonlyMap<string, readonly string[]>;

/** The classes of each style sheet: those of a CSS Module with those it composes, those of a library by its text. */
function toClasses(sheets: Sheets, ids: Iterable<string>): Classes {
  const modules = new Map([...sheets].map(([file, names]) => [plain(file), Object.values(names).join(' ').split(' ')]));
  const others = [...ids].filter((id) => id.endsWith('.css') && !modules.has(id));
  return new Map([...modules, ...others.map((id) => [id, namesIn(readSheet(id))] as const)]);
}

/** Whether a page needs a class: not if only style sheets name it of which the page shows nothing. */
function choose(modules: ReadonlySet<string>, classes: Classes): Has {
  const own = new Set([...modules].flatMap((id) => classes.get(id) ?? []));
  const foreign = new Set([...classes.values()].flat());
  return (name) => own.has(name) || !foreign.has(name);
}

/** A style sheet with those it imports, of which the build knows nothing any more. */
function readSheet(file: string): string {
  const { resolve } = createRequire(file);
  return readFileSync(file, 'utf8').replaceAll(IMPORTED, (_, path: string) => readSheet(resolve(path)));
}

export function namesIn(text: string): string[] {
  return [...text.matchAll(CLASS)].map(([, name = '']) => name);
}

type Has = (name: string) => boolean;
/** Writes those styles of which a page has the classes. */
type Write = (has: Has) => string;

/** Read once for all pages. */
function compile(container: Container): Write {
  const parts = (container.nodes ?? []).map((node) => compileNode(node as ChildNode));
  return (has) => parts.map((write) => write(has)).join('');
}

function compileNode(node: ChildNode): Write {
  if (node.type === 'comment') return () => '';
  if (node.type === 'decl') return always(`${node.toString()};`);
  if (node.type === 'rule') {
    const inner = compile(node);
    // One of its selectors must name no class that the page lacks.
    const selectors = node.selectors.map(namesIn);
    return (has) => (selectors.some((names) => names.every(has)) ? `${node.selector}{${inner(has)}}` : '');
  }
  const text = node.toString();
  if (!node.nodes) return always(`${text};`);
  if (node.name === 'font-face') return always(text);
  if (node.name === 'keyframes') return (has) => (has(node.params) ? text : '');
  const inner = compile(node);
  return (has) => {
    const shown = inner(has);
    return shown && `@${node.name} ${node.params}{${shown}}`;
  };
}

function always(text: string): Write {
  return () => text;
}
