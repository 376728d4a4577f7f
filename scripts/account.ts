import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { explain, say } from './support/console.ts';
import { openDatabase } from './support/open-database.ts';
import { inProject } from './support/paths.ts';
import { readSettings } from './support/settings.ts';

try {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  const environment = { ...process.env, ...settings.environment, DATABASE_URL: database.url };
  const worker = spawn(process.execPath, [inProject('server', 'src', 'account.ts'), ...process.argv.slice(2)], {
    env: environment,
    stdio: 'inherit',
  });
  const [code] = (await once(worker, 'exit')) as [number | null];
  await database.close();
  process.exitCode = code ?? 1;
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
}
