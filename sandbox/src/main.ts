import { readConfig } from './config.ts';
import { startSandbox } from './sandbox.ts';

try {
  const sandbox = await startSandbox(readConfig(process.env), { now: () => new Date() });
  console.log(`Sandbox ready: ${sandbox.url} (mail on smtp://localhost:${sandbox.smtpPort})`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await sandbox.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
