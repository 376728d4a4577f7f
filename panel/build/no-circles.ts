import type { Plugin } from 'vite';

/**
 * Stops the build if files import each other in a circle: one of them would run before what it uses, and only on the
 * pages that load it.
 */
export function noCircles(): Plugin {
  return {
    name: 'bellbird:no-circles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
        if (circle)
          throw new Error(
            `These files import each other in a circle: ${circle.join(', ')}. Run npm run cut -- --mend.`,
          );
      },
    },
  };
}

/** The files of a circle, and what leads to it. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path, file];
    if (done.has(file)) return undefined;
    for (const each of imports.get(file) ?? []) {
      const circle = follow(each, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}
