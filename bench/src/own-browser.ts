import { execFileSync } from 'node:child_process';
import { browserPath, launchArguments, lightBrowserPath } from '../../e2e/support/browser.ts';
import { inProject } from '../../scripts/support/paths.ts';

/** Finds a browser, or installs one, as the tests do; at most once. */
export function prepareBrowser(): void {
  execFileSync(process.execPath, [inProject('scripts/bootstrap.mjs'), '--browser'], { stdio: 'inherit' });
}

/** Playwright would end the process on Ctrl-C before the product has been stopped. */
const NO_SIGNALS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

export const lightBrowser = () => ({
  executablePath: lightBrowserPath(),
  args: launchArguments(),
  ...NO_SIGNALS,
});

export const wholeBrowser = () => ({
  executablePath: browserPath(),
  args: launchArguments(),
  ...NO_SIGNALS,
});
