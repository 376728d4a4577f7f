import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { inProject } from '../../scripts/support/paths.ts';

/** What only the code of the editor contains; its file may be named after any of its parts. */
const EDITOR = 'ProseMirror-separator';

/** The editor's code stays on the way until it is released. */
export async function holdEditor(page: Page): Promise<{ release: () => void }> {
  const files = globSync(inProject('panel/dist/assets/*.js')).filter((path) =>
    readFileSync(path, 'utf8').includes(EDITOR),
  );
  expect(files).toHaveLength(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${basename(files[0] ?? '')}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
