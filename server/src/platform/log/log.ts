import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

const SECRETS = [
  'password',
  'oldPassword',
  'passwordMatch',
  'accessToken',
  'consumerKey',
  'token',
  'code',
  'challengeId',
  'recoveryKey',
  'recoveryCodes',
  'secret',
  'identityNumber',
  'documentNumber',
  'iban',
  'authorization',
  'cookie',
];

/** The log. Secrets are removed up to two levels deep; requests are logged by route pattern, not by address. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = {
    level,
    redact: { paths: [...paths, '*.headers["x-access-token"]', '*.headers["x-consumer-key"]'], censor: '[cut]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
