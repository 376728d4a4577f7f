import pino, { type Logger } from 'pino';

export type Log = Logger;

const SECRETS = [
  'password',
  'oldPassword',
  'passwordMatch',
  'accessToken',
  'consumerKey',
  'token',
  'code',
  'identityNumber',
  'iban',
  'authorization',
  'cookie',
];

/** The log. Secrets are cut wherever they stand up to two levels deep; requests are logged by route pattern, not by address. */
export function createLog(level: string): Log {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({
    level,
    redact: { paths: [...paths, '*.headers["x-access-token"]', '*.headers["x-consumer-key"]'], censor: '[cut]' },
  });
}
