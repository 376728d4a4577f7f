import postcss, { type ChildNode, type Container } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import type { Sheets } from './class-names.ts';
import { ALL_STYLES, namesIn } from './page-styles.ts';
import { SOURCE, plain } from './screens.ts';

/** Before all modules. */
const FRONT = -1;
const START = `${SOURCE}/main.tsx`;

/**
 * Puts the CSS Modules of a layer in the order of their imports: a part comes before what uses it, which may override
 * it. Vite writes them in the order of the files of code, so that another cut (`npm run cut`) would change the look.
 */
export function orderStyles(sheets: Sheets): Plugin {
  return {
    name: 'bellbird:order-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const all = Object.values(bundle).find(({ fileName }) => ALL_STYLES.test(fileName));
        if (all?.type !== 'asset') throw new Error('The build has no style sheet.');
        const source = sortLayers(String(all.source), sheets, importOrder(this));
        const file = this.emitFile({ type: 'asset', name: 'style.css', source });
        for (const page of Object.values(bundle))
          if (page.type === 'asset' && page.fileName.endsWith('.html'))
            page.source = String(page.source).replaceAll(all.fileName, this.getFileName(file));
        delete bundle[all.fileName];
      },
    },
  };
}

export function sortLayers(source: string, sheets: Sheets, order: readonly string[]): string {
  const styles = postcss.parse(source);
  const places = toPlaces(sheets, order);
  for (const node of styles.nodes) if (node.type === 'atrule' && node.name === 'layer') sort(node, places);
  return styles.toString();
}

/** In which order the modules run: imports before what imports them, what is loaded later at the end. */
function importOrder(graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const later: string[] = [START];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const each of importedIds) visit(each);
    later.push(...dynamicallyImportedIds);
    order.push(plain(id));
  };
  for (let id = later.shift(); id !== undefined; id = later.shift()) visit(id);
  return order;
}

type Places = ReadonlyMap<string, number>;

function toPlaces(sheets: Sheets, order: readonly string[]): Places {
  const at = new Map(order.map((id, index) => [id, index]));
  const places = [...sheets].flatMap(([file, classes]) =>
    // Of those that a class is composed of, the first is its own.
    Object.values(classes).map((names) => [names.split(' ')[0] ?? '', at.get(plain(file)) ?? FRONT] as const),
  );
  return new Map(places);
}

/** What names no class of a module, such as the reset, keeps its place at the front. */
function sort(layer: Container, places: Places): void {
  const sorted = layer.nodes?.map((node) => ({ node, place: placeOf(node, places) })) ?? [];
  layer.nodes = sorted.toSorted((a, b) => a.place - b.place).map(({ node }) => node);
}

function placeOf(node: ChildNode, places: Places): number {
  if (node.type === 'rule')
    return (
      namesIn(node.selector)
        .map((name) => places.get(name))
        .find((at) => at !== undefined) ?? FRONT
    );
  if (node.type !== 'atrule') return FRONT;
  if (node.name === 'keyframes') return places.get(node.params) ?? FRONT;
  const [first] = node.nodes ?? [];
  return first ? placeOf(first, places) : FRONT;
}
