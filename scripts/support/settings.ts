import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from '@bellbird/server/src/platform/config/config.ts';
import { SANDBOX_SOCIAL } from '@bellbird/server/src/platform/config/sandbox-values.ts';
import { readValueFiles } from '@bellbird/server/src/platform/config/value-files.ts';
import { z } from 'zod';
import { ROOT } from './paths.ts';

const port = (fallback: number) =>
  z.coerce.number('must be a port number').int().min(1, 'must be at least 1').max(65_535).default(fallback);

const Starter = z.object({
  SANDBOX_PORT: port(3001),
  SANDBOX_SMTP_PORT: port(3025),
  DATABASE_URL: z.string().optional(),
});

/** The chat site that the sandbox uses. */
const SANDBOX_CHAT = '6f1d7c1e-4a0b-4b59-9a37-5a1c0f3f9b21';

type Environment = Record<string, string | undefined>;

export type Settings = {
  isProduction: boolean;
  host: string;
  port: number;
  baseUrl: string;
  /** Where couples’ mail is received; undefined if this process receives none. */
  inboundPort: number | undefined;
  sandbox: { port: number; smtpPort: number; url: string } | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** What the server and the sandbox find in their environment. */
  environment: Environment;
};

// A placeholder for a database that has not started yet, so that everything else can be checked before.
const NOT_YET = 'postgres://localhost/bellbird';

/** Reads the environment of starter and server together, so that all problems are reported at once. */
export function readSettings(given: Environment): Settings {
  const { values: set } = readValueFiles(given);
  const starter = Starter.safeParse(set);
  const problems = starter.success
    ? []
    : starter.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const config = problemsAside(problems, () => readConfig({ DATABASE_URL: NOT_YET, ...set }));
  if (!starter.success || !config || problems.length > 0) throw new ConfigError(problems);
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT, DATABASE_URL } = starter.data;
  const sandbox = config.isProduction
    ? undefined
    : { port: SANDBOX_PORT, smtpPort: SANDBOX_SMTP_PORT, url: `http://localhost:${SANDBOX_PORT}` };
  const dataDir = resolve(ROOT, config.dataDir);
  const outside = sandbox && {
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
    SERVER_URL: config.baseUrl,
    INBOUND_SMTP_URL: `smtp://localhost:${config.inbound.port}`,
    PARTNER_SECRET: config.partnerSecret,
    SMTP_URL: `smtp://localhost:${sandbox.smtpPort}`,
    SMS_BASE_URL: sandbox.url,
    GATEWAY_URL: sandbox.url,
    PUSH_SERVICES: sandbox.url,
    TRUSTED_ORIGINS: sandbox.url,
    MAP_TILES_URL: `${sandbox.url}/tiles/{z}/{x}/{y}.svg`,
    CHAT_WEBSITE_ID: SANDBOX_CHAT,
    CHAT_SCRIPT_URL: `${sandbox.url}/chat/l.js`,
    PANEL_ERROR_SINK_DSN: `http://public@localhost:${sandbox.port}/1`,
    ...socialAt(sandbox.url, set),
  };
  return {
    isProduction: config.isProduction,
    host: config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host,
    port: config.port,
    baseUrl: config.baseUrl,
    inboundPort: config.inbound.isOpen ? config.inbound.port : undefined,
    sandbox,
    dataDir,
    databaseUrl: DATABASE_URL,
    environment: { ...outside, BASE_URL: config.baseUrl, ...set, PORT: String(config.port), DATA_DIR: dataDir },
  };
}

function problemsAside<T>(problems: string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** Google, Facebook and Instagram in the sandbox; a provider with keys of its own uses the real one. */
function socialAt(url: string, set: Environment): Environment {
  const clientId = set['SANDBOX_SOCIAL_CLIENT_ID'] ?? SANDBOX_SOCIAL.clientId;
  const clientSecret = set['SANDBOX_SOCIAL_CLIENT_SECRET'] ?? SANDBOX_SOCIAL.clientSecret;
  const companies = {
    GOOGLE: { ISSUER: `${url}/google` },
    FACEBOOK: { DIALOG_URL: `${url}/facebook/dialog/oauth`, GRAPH_URL: `${url}/facebook` },
    INSTAGRAM: {
      AUTHORIZE_URL: `${url}/instagram/oauth/authorize`,
      TOKEN_URL: `${url}/instagram/oauth/access_token`,
      GRAPH_URL: `${url}/instagram`,
    },
  };
  const played = Object.entries(companies).filter(([name]) => !set[`${name}_CLIENT_ID`]);
  return Object.fromEntries(
    played.flatMap(([name, addresses]) =>
      Object.entries({ CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, ...addresses }).map(([key, value]) => [
        `${name}_${key}`,
        value,
      ]),
    ),
  );
}
