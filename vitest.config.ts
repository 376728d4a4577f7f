import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A stream refuses bytes that were made in another context than its own. */
const STREAMS = ['src/platform/live/follow-events.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: './contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: './server',
          include: ['src/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'server/src/testing/database-server.ts')],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'panel',
          root: './panel',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: STREAMS,
          environment: 'happy-dom',
          // A context for each file in a process that stays: making a browser's world anew took longer than all the tests.
          pool: 'vmThreads',
        },
      },
      { test: { name: 'panel-streams', root: './panel', include: STREAMS, environment: 'happy-dom' } },
      { test: { name: 'sandbox', root: './sandbox', include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
