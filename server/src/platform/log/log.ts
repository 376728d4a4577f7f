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

/** Parts of errors with values of ours: PostgreSQL shows the whole row that it refuses, mail servers the address. */
const VALUES = new Set(['detail', 'where', 'internalQuery', 'rejected', 'rejectedErrors', 'envelope']);

type Shown = Record<string, unknown>;

/** An error without the values that it is about: whose they are is for the panel, not for the log. */
function showError(error: unknown): unknown {
  return error instanceof Error ? withoutValues(pino.stdSerializers.err(error) as unknown as Shown) : error;
}

/** `code` alone may be somebody’s one-time code; what kind of error it is has a name of its own. */
function withoutValues({ code, aggregateErrors, ...shown }: Shown): Shown {
  return {
    ...Object.fromEntries(Object.entries(shown).filter(([name]) => !VALUES.has(name))),
    ...(code !== undefined && { errorCode: code }),
    ...(Array.isArray(aggregateErrors) && {
      aggregateErrors: aggregateErrors.map((each) => withoutValues(each as Shown)),
    }),
  };
}

/** The log. Secrets are removed up to two levels deep; requests are logged by route pattern, not by address. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = {
    level,
    serializers: { err: showError },
    redact: { paths: [...paths, '*.headers["x-access-token"]', '*.headers["x-consumer-key"]'], censor: '[cut]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
