import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findUsed } from './used-imports.ts';

const LIBRARY = '/root/node_modules/lib';

/** Modules of which the bundler knows the code and what they import. */
function graphOf(modules: Record<string, { code: string; imports: string[] }>): Rolldown.ChunkingContext {
  const getModuleInfo = (id: string) => {
    const module = modules[id];
    return module && ({ code: module.code, importedIds: module.imports } as Rolldown.ModuleInfo);
  };
  return { getModuleInfo } as Rolldown.ChunkingContext;
}

const index = (code: string) => ({
  code,
  imports: [`${LIBRARY}/dialog.js`, `${LIBRARY}/menu.js`],
});
const page = (code: string) => graphOf({ ...library, '/src/page.tsx': { code, imports: [`${LIBRARY}/index.js`] } });
const library = {
  [`${LIBRARY}/index.js`]: index(
    'export { Dialog } from "./dialog.js"; export { useMenu, MenuPart as Part } from "./menu.js";',
  ),
};

test('what a module imports from the index of a library is found where the index has it', () => {
  expect(findUsed('/src/page.tsx', page('import { Dialog } from "lib";'))).toEqual([`${LIBRARY}/dialog.js`]);
  expect(findUsed('/src/page.tsx', page('import { Part as MenuPart } from "lib";'))).toEqual([`${LIBRARY}/menu.js`]);
});

test('an index may also import first and export later', () => {
  const code = 'import { Dialog } from "./dialog.js"; import { useMenu } from "./menu.js"; export { Dialog, useMenu };';
  const graph = graphOf({
    [`${LIBRARY}/index.js`]: index(code),
    '/src/page.tsx': { code: 'import { useMenu } from "lib";', imports: [`${LIBRARY}/index.js`] },
  });
  expect(findUsed('/src/page.tsx', graph)).toEqual([`${LIBRARY}/menu.js`]);
});

test('what cannot be followed by name needs all of the index', () => {
  const whole = [`${LIBRARY}/index.js`];
  expect(findUsed('/src/page.tsx', page('import * as lib from "lib";'))).toEqual(whole);
  expect(findUsed('/src/page.tsx', page('import { Dialog, unknown } from "lib";'))).toEqual(whole);
  expect(findUsed(`${LIBRARY}/index.js`, page(''))).toEqual([`${LIBRARY}/dialog.js`, `${LIBRARY}/menu.js`]);
});
