import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type SourceFile = { readonly path: string; readonly text: string };

const GENERATED = new Set(['node_modules', 'dist', '.data', '.git']);

/** The files of a tree that match, with their text; `root` is a parameter so that tests can hand in a tree of their own. */
export function readSources(root: string, patterns: readonly string[]): SourceFile[] {
  return globSync([...patterns], { cwd: root, exclude: (file) => GENERATED.has(basename(file)) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** `server/src/domains/couples/leads/…` → `couples/leads`; undefined outside the domains. */
export function domainOf(path: string): string | undefined {
  return /^(?:server\/src\/domains|panel\/src\/domains|contract\/src)\/([a-z-]+\/[a-z-]+)\//.exec(path)?.[1];
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
