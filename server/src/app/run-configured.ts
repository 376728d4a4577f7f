import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { createLog, type Log } from '#platform/log/log.ts';

/** Runs a program with the configuration of the environment; what goes wrong is logged and ends the process. */
export async function runConfigured(program: (config: Config, log: Log) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    await program(config, log).catch((error: unknown) => {
      log.fatal({ err: error }, 'Bellbird did not start');
      // Connections and workers that are open already would keep the process alive without serving anybody.
      process.exit(1);
    });
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
