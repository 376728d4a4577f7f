import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RECORD = join(import.meta.dirname, '../../node_modules/.cache/bellbird/browser.json');

/** The browser that scripts/bootstrap.mjs found or installed; without one Playwright looks for its own. */
function found(): { executablePath?: string; windowless?: string } {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as { executablePath: string }) : {};
}

/** A complete browser. */
export function browserPath(): string | undefined {
  return found().executablePath;
}

/** The lightest browser available: it renders the same pages but lacks desktop features such as notifications. */
export function lightBrowserPath(): string | undefined {
  const { windowless, executablePath } = found();
  return windowless ?? executablePath;
}

/** The browser must contact only the product. As root it has no user namespace for its sandbox. */
export function launchArguments(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  // Without a graphics card Chromium emulates one, which takes more CPU than the pages.
  const plain = ['--disable-gpu', '--disable-gpu-rasterization', '--disable-software-rasterizer'];
  return [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet, ...plain];
}

/** The same for journeys. */
export function journeyArguments(): string[] {
  // Pages are left before optimised code would have paid for itself.
  const unoptimised = '--js-flags=--no-opt --no-maglev';
  // Playwright ends its own emulation when a page is left, and Chromium then lays out all of that page once more.
  return [...launchArguments(), unoptimised, '--force-prefers-reduced-motion'];
}
