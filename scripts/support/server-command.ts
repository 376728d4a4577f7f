import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { explain, say } from './console.ts';
import { openDatabase } from './open-database.ts';
import { inProject } from './paths.ts';
import { readSettings } from './settings.ts';

/** Runs a file of the server beside the product, or with its database started for the duration. */
export async function runServerCommand(file: string, args: readonly string[]): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const database = await openDatabase(settings);
    const env = { ...process.env, ...settings.environment, DATABASE_URL: database.url };
    const worker = spawn(process.execPath, [inProject('server', 'src', file), ...args], { env, stdio: 'inherit' });
    const [code] = (await once(worker, 'exit')) as [number | null];
    await database.close();
    process.exitCode = code ?? 1;
  } catch (error) {
    say(explain(error));
    process.exitCode = 1;
  }
}
