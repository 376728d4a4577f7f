import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
type Reach = (roots: readonly string[]) => Set<string>;

/**
 * The pages with parts that load later and need a module. In the file of another page it would take that whole page
 * along: signing in by code once loaded the couple's page.
 */
export function findLaterUses(
  pages: readonly string[],
  start: string,
  graph: Graph,
  reach: Reach,
): (id: string) => ReadonlySet<string> {
  const isPage = new Set(pages);
  const laterFrom = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((id) => !isPage.has(id));

  /** Module → the pages from which a part that needs it can be loaded. */
  const homes = new Map<string, Set<string>>();
  for (const root of [start, ...pages]) {
    const parts = new Set<string>();
    const waiting = laterFrom(reach([root]));
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      if (parts.has(part)) continue;
      parts.add(part);
      waiting.push(...laterFrom(reach([part])));
    }
    for (const id of reach([...parts])) homes.set(id, (homes.get(id) ?? new Set()).add(root));
  }
  return (id) => homes.get(id) ?? new Set();
}
