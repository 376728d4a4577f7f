import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A stream refuses bytes that were made in another context than its own. */
const STREAMS = ['src/platform/live/follow-events.test.ts'];

/** These replace or watch modules that others have loaded by then. */
const ALONE = ['src/domains/people/access/attacks.test.ts', 'src/platform/db/statements.test.ts'];

/** Loading the whole server for each file took as long as its tests: a worker loads it once. */
const TOGETHER = { isolate: false } as const;

const SERVER = {
  root: './server',
  globalSetup: [join(import.meta.dirname, 'server/src/testing/database-server.ts')],
};

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
      { test: { ...PATIENCE, ...TOGETHER, name: 'contract', root: './contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...PATIENCE,
          ...TOGETHER,
          ...SERVER,
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ALONE,
        },
      },
      { test: { ...PATIENCE, ...SERVER, name: 'server-alone', include: ALONE } },
      {
        test: {
          ...PATIENCE,
          name: 'panel',
          root: './panel',
          include: ['{src,build,cut}/**/*.test.{ts,tsx}'],
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
