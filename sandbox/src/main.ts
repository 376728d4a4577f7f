import { readConfig } from './config.ts';
import { startSandbox } from './sandbox.ts';

try {
  const sandbox = await startSandbox(readConfig(process.env), { now: () => new Date() });
  process.stdout.write(`Sandbox ready: ${sandbox.url} (mail on smtp://localhost:${sandbox.smtpPort})\n`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await sandbox.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
