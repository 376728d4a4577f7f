import { resolve } from 'node:path';
import { ConfigError, readConfig } from '@bellbird/server/src/platform/config/config.ts';
import { z } from 'zod';
import { ROOT } from './paths.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

const Starter = z.object({
  SANDBOX_PORT: port(3001),
  SANDBOX_SMTP_PORT: port(3025),
  DATABASE_URL: z.string().optional(),
});

type Environment = Record<string, string | undefined>;

export type Settings = {
  isProduction: boolean;
  host: string;
  port: number;
  baseUrl: string;
  sandbox: { port: number; smtpPort: number; url: string } | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** What the server and the sandbox find in their environment. */
  environment: Environment;
};

// Stands in for the address of a database that is not started yet, so that the rest can be judged beforehand.
const NOT_YET = 'postgres://localhost/bellbird';

/** Reads the environment of the starter and of the server at once, so that all that is wrong is said at once. */
export function readSettings(given: Environment): Settings {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const starter = Starter.safeParse(set);
  if (!starter.success) {
    throw new ConfigError(starter.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const config = readConfig({ DATABASE_URL: NOT_YET, ...set });
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT, DATABASE_URL } = starter.data;
  const sandbox = config.isProduction
    ? undefined
    : { port: SANDBOX_PORT, smtpPort: SANDBOX_SMTP_PORT, url: `http://localhost:${SANDBOX_PORT}` };
  const dataDir = resolve(ROOT, config.dataDir);
  const outside = sandbox && {
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    SMTP_URL: `smtp://localhost:${sandbox.smtpPort}`,
    SMS_BASE_URL: sandbox.url,
    PANEL_ERROR_SINK_DSN: `http://public@localhost:${sandbox.port}/1`,
  };
  return {
    isProduction: config.isProduction,
    host: config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host,
    port: config.port,
    baseUrl: config.baseUrl,
    sandbox,
    dataDir,
    databaseUrl: DATABASE_URL,
    environment: { ...outside, BASE_URL: config.baseUrl, ...set, PORT: String(config.port), DATA_DIR: dataDir },
  };
}
