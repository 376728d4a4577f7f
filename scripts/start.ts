import { join } from 'node:path';
import { explain, say, untilStopped } from './support/console.ts';
import { startProduct } from './support/product.ts';
import { readSettings } from './support/settings.ts';
import { welcome } from './support/welcome.ts';

try {
  const settings = readSettings(process.env);
  const stopped = untilStopped();
  const output = settings.isProduction
    ? ({ raw: true } as const)
    : ({ raw: false, folder: join(settings.dataDir, 'logs'), say } as const);
  const compressLater = !settings.isProduction;
  const product = await startProduct({ settings, say, output, compressLater, cancelled: stopped });
  say(await welcome(settings, performance.now()));
  await stopped;
  say('Stopping …');
  await product.stop();
  say('Stopped.');
  process.exit(0);
} catch (error) {
  say(explain(error));
  process.exit(1);
}
