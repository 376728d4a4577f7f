import { dirname, join } from 'node:path/posix';
import { domainOf, readSources } from './source-files.ts';

const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)|\bimport '([^']+)'/g;

/** Domain → the domains it imports, type imports included, for one side of the product. */
export function readDomainImports(root: string, side: 'contract' | 'server' | 'panel'): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const folder = side === 'contract' ? 'contract/src' : `${side}/src/domains`;
  for (const { path, text } of readSources(root, [`${folder}/*/*/**/*.{ts,tsx}`])) {
    const from = domainOf(path);
    if (!from || /\.(?:test|factory)\.tsx?$/.test(path)) continue;
    for (const [, ...specifiers] of text.matchAll(IMPORT)) {
      const to = domainOf(resolve(path, specifiers.find(Boolean) ?? '', folder));
      if (to && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** Domains that import each other, directly or through others. */
export function findDomainCycles(root: string): string[] {
  return (['contract', 'server', 'panel'] as const).flatMap((side) => {
    const imports = readDomainImports(root, side);
    const inCycle = [...imports.keys()].filter((domain) => reachable(imports, domain).has(domain));
    return inCycle.length > 0 ? [`${side}: ${inCycle.toSorted().join(', ')} import each other`] : [];
  });
}

function reachable(imports: Map<string, Set<string>>, start: string): Set<string> {
  const seen = new Set<string>();
  const queue = [...(imports.get(start) ?? [])];
  for (let domain = queue.pop(); domain !== undefined; domain = queue.pop()) {
    if (seen.has(domain)) continue;
    seen.add(domain);
    queue.push(...(imports.get(domain) ?? []));
  }
  return seen;
}

function resolve(path: string, specifier: string, folder: string): string {
  if (specifier.startsWith('#domains/')) return `${folder}/${specifier.slice('#domains/'.length)}`;
  return specifier.startsWith('.') ? join(dirname(path), specifier) : specifier;
}
