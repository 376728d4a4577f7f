import { allKeyedValues } from '#app/keyed-values.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { describeRenewed, findUnreadable } from '#platform/crypto/describe-values.ts';
import { passOver } from '#platform/crypto/renew-values.ts';
import { openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Makes again under `SECRET` what needs an earlier one. The server may be running, and it can be run again. */
async function main(): Promise<boolean> {
  const { databaseUrl, keyring } = readConfig(process.env);
  await migrate(databaseUrl, () => undefined);
  const db = openDb({ url: databaseUrl, poolSize: 2, onError: () => undefined });
  try {
    const counts = await passOver(db, allKeyedValues(keyring), {
      renew: true,
      progress: ({ kind, renewed }) => say(`${kind}: ${renewed} so far`),
    });
    for (const line of describeRenewed(counts, keyring.marks.length - 1)) say(line);
    const unreadable = findUnreadable(counts);
    for (const line of unreadable) process.stderr.write(`${line}\n`);
    return unreadable.length === 0;
  } finally {
    await db.close();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
