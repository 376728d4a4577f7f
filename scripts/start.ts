import { join } from 'node:path';
import { ConfigError } from '@bellbird/server/platform/config/config.ts';
import { DataFolderInUse } from '@bellbird/server/platform/postgres/starter-lock.ts';
import { say, untilStopped } from './support/console.ts';
import { StartRefused } from './support/ports.ts';
import { startProduct } from './support/product.ts';
import { readSettings } from './support/settings.ts';
import { welcome } from './support/welcome.ts';

try {
  const settings = readSettings(process.env);
  const stopped = untilStopped();
  const output = settings.isProduction
    ? ({ raw: true } as const)
    : ({ raw: false, folder: join(settings.dataDir, 'logs'), say } as const);
  const product = await startProduct({ settings, say, output, cancelled: stopped });
  say(await welcome(settings, performance.now()));
  await stopped;
  say('Stopping …');
  await product.stop();
  say('Stopped.');
  process.exit(0);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof StartRefused;
  say(expected ? error.message : `Bellbird did not start. ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
  process.exit(1);
}
