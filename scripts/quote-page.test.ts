import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildQuotePage } from '../panel/build/quote-page.ts';

/** The promise is 60 kB; it is 1.5, and whoever adds a package to the couple's page shall notice. */
const SCRIPT_BYTES = 4 * 1024;
const STYLE_BYTES = 8 * 1024;

test('the couple’s page has a script of a few kilobytes, in one file, and nothing of the panel', async () => {
  const files = await buildQuotePage();
  const weightOf = (ending: string) =>
    files
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((file) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length);
  const [scripts, styles] = [weightOf('.js'), weightOf('.css')];
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  expect(scripts[0]).toBeLessThan(SCRIPT_BYTES);
  expect(styles[0]).toBeLessThan(STYLE_BYTES);
});
