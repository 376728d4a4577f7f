/** Everything that can be reached from some modules. */
export type Reach = (roots: readonly string[]) => Set<string>;

/** Follows what `findNext` tells of each module; it is asked once, however many pages show the module. */
export function createReach(findNext: (id: string) => readonly string[]): Reach {
  const known = new Map<string, readonly string[]>();
  return (roots) => {
    const reached = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      const next = known.get(id) ?? findNext(id);
      known.set(id, next);
      waiting.push(...next);
    }
    return reached;
  };
}
