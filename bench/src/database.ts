import { join } from 'node:path';
import { startEmbeddedPostgres } from '@bellbird/server/src/platform/postgres/embedded.ts';

const FOLDER = join(import.meta.dirname, '../../.data/bench');

/** The bench's own PostgreSQL, as durable as the product's; BENCH_DATABASE_URL names another. */
export async function openBenchDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: FOLDER, log: () => {}, settings: { max_connections: '200' } });
}
