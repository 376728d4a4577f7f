import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RECORD = join(import.meta.dirname, '../../node_modules/.cache/bellbird/browser.json');

/** The browser that scripts/bootstrap.mjs found or installed; without one Playwright looks for its own. */
export function browserPath(): string | undefined {
  if (!existsSync(RECORD)) return undefined;
  const { executablePath } = JSON.parse(readFileSync(RECORD, 'utf8')) as { executablePath: string };
  return executablePath;
}

/** A browser that talks to nobody but the product; root has no user namespace to sandbox itself in. */
export function launchArguments(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  // Without a graphics card Chromium would play one, which takes more of the processor than the pages do.
  const plain = ['--disable-gpu', '--disable-gpu-rasterization', '--disable-software-rasterizer'];
  return [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet, ...plain];
}
