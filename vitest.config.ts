import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A stream refuses bytes that were made in another context than its own. */
const STREAMS = ['src/platform/live/follow-events.test.ts'];

/** Deadlines only end what hangs: a machine that is ten times slower must be late, not red. */
const PATIENCE = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

export default defineConfig({
  test: {
    // Of two processors it would leave one idle.
    maxWorkers: '100%',
    teardownTimeout: 120_000,
    projects: [
      { test: { ...PATIENCE, name: 'contract', root: './contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...PATIENCE,
          name: 'server',
          root: './server',
          include: ['src/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'server/src/testing/database-server.ts')],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'panel',
          root: './panel',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: STREAMS,
          environment: 'happy-dom',
          // A context for each file in a process that stays: making a browser's world anew took longer than all the tests.
          pool: 'vmThreads',
        },
      },
      {
        test: { ...PATIENCE, name: 'panel-streams', root: './panel', include: STREAMS, environment: 'happy-dom' },
      },
      { test: { ...PATIENCE, name: 'sandbox', root: './sandbox', include: ['src/**/*.test.ts'] } },
      { test: { ...PATIENCE, name: 'scripts', root: './scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
