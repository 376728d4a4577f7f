import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

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
      { test: { name: 'panel', root: './panel', include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
      { test: { name: 'sandbox', root: './sandbox', include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
