import { defineConfig, devices } from '@playwright/test';
import { journeyArguments, lightBrowserPath } from './support/browser.ts';

/** See `journeyArguments`. */
const NOT_EMULATED = { reducedMotion: null, forcedColors: null, contrast: null } as const;

const chromium = {
  launchOptions: { executablePath: lightBrowserPath(), args: journeyArguments() },
  // A trace of every step slows the whole run; a failure has a screenshot and the page's text. TRACE=1 turns it on.
  trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  screenshot: 'only-on-failure',
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
  colorScheme: null,
  contextOptions: NOT_EMULATED,
  // It would fetch the whole panel in every journey; the journeys about it allow it.
  serviceWorkers: 'block',
} as const;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../node_modules/.cache/bellbird/journeys',
  globalSetup: './support/product.ts',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Two processors, and a journey often waits: for a mail, a push, the server.
  workers: 4,
  fullyParallel: true,
  // Timeouts only end what hangs: a machine that is ten times slower must be late, not red.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // The longest journeys first: at the end they would leave a processor idle.
  projects: [
    {
      name: 'phone',
      testMatch: ['**/*.phone.spec.ts', '**/smoke.spec.ts', '**/quote-{chain,couple}.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, ...chromium },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...chromium },
    },
  ],
});
