import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { CSSModulesOptions } from 'vite';

const ROOT = `${import.meta.dirname}/..`;
const LETTERS = 4;

/** Style sheet → class in its source → class in the build. */
export type Sheets = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * Short names for the classes of CSS Modules: letters from the path of the style sheet, and the number of the class in
 * it. The names of the tools, such as `_card_11lmz_2`, made the style sheet and the HTML of the frames a tenth larger.
 * The frames are drawn with the names that the panel's code was built with.
 */
export function classNames(): CSSModulesOptions & { readonly sheets: Sheets } {
  const files = new Map<string, { name: string; classes: string[] }>();
  const sheets = new Map<string, Readonly<Record<string, string>>>();
  return {
    sheets,
    getJSON: (path, names) => void sheets.set(path, names),
    generateScopedName: (local, path) => {
      const file = relative(ROOT, path.replace(/\?.*/, '')).replaceAll('\\', '/');
      const known = files.get(file) ?? { name: toLetters(file), classes: [] };
      const [other] = [...files].find(([each, { name }]) => each !== file && name === known.name) ?? [];
      if (other) throw new Error(`${file} and ${other} have the same short name: rename one of them.`);
      files.set(file, known);
      if (!known.classes.includes(local)) known.classes.push(local);
      return known.name + known.classes.indexOf(local);
    },
  };
}

function toLetters(file: string): string {
  const text = createHash('sha256').update(file).digest('base64');
  return text.replaceAll(/[^A-Za-z]/g, '').slice(0, LETTERS);
}
