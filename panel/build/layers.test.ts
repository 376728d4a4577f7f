import postcss from 'postcss';
import { expect, test } from 'vitest';
import { layers } from './layers.ts';

async function layered(file: string, source: string): Promise<string> {
  const { css } = await postcss([layers()]).process(source, { from: file });
  return css.replaceAll(/(?<!@layer)\s/g, '');
}

test('a module of a part is in the layer of the parts', async () => {
  expect(await layered('/panel/src/ui/forms/Field.module.css', '.field { margin: 0 }')).toBe(
    '@layer ui{.field{margin:0}}',
  );
});

test('all other modules are in the layer of the pages', async () => {
  expect(await layered('/panel/src/domains/couples/leads/Rows.module.css', '.rows { margin: 0 }')).toBe(
    '@layer page{.rows{margin:0}}',
  );
});

test('one that names its layer itself, and a sheet that is no module, stay as they are', async () => {
  const named = '@layer ui{.entry{margin:0}}';
  expect(await layered('/panel/src/domains/couples/leads/entry.module.css', named)).toBe(named);
  expect(await layered('/panel/src/ui/styles/reset.css', 'a{margin:0}')).toBe('a{margin:0}');
});
