import { createServer } from 'vite';
import { explain, say, untilStopped } from './support/console.ts';
import { inProject } from './support/paths.ts';
import { startProduct } from './support/product.ts';
import { readSettings } from './support/settings.ts';
import { welcome } from './support/welcome.ts';

try {
  const settings = readSettings(process.env);
  const stopped = untilStopped();
  const product = await startProduct({
    settings,
    say,
    output: { raw: true },
    buildPanel: false,
    serverFlags: ['--watch', '--watch-preserve-output'],
    cancelled: stopped,
  });
  process.env['API_URL'] = `http://${settings.host}:${settings.port}`;
  const vite = await createServer({ root: inProject('panel'), server: { host: '127.0.0.1' } });
  await vite.listen();
  const address = vite.resolvedUrls?.local[0] ?? '';
  say(await welcome({ ...settings, baseUrl: address.replace(/\/$/, '') }, performance.now()));
  await stopped;
  await vite.close();
  await product.stop();
  process.exit(0);
} catch (error) {
  say(explain(error));
  process.exit(1);
}
