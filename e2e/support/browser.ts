import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RECORD = join(import.meta.dirname, '../../node_modules/.cache/bellbird/browser.json');

/** What scripts/bootstrap.mjs found or installed; without any Playwright looks for its own. */
function found(): { executablePath?: string; windowless?: string } {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as { executablePath: string }) : {};
}

/** A whole browser, as people have it. */
export function browserPath(): string | undefined {
  return found().executablePath;
}

/** The lightest browser there is: it draws the same pages, and lacks what needs a desktop, such as notifications. */
export function lightBrowserPath(): string | undefined {
  const { windowless, executablePath } = found();
  return windowless ?? executablePath;
}

/** A browser that talks to nobody but the product; root has no user namespace to sandbox itself in. */
export function launchArguments(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  // Without a graphics card Chromium would play one, which takes more of the processor than the pages do.
  const plain = ['--disable-gpu', '--disable-gpu-rasterization', '--disable-software-rasterizer'];
  return [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet, ...plain];
}
