import { createECDH } from 'node:crypto';
import { sql } from 'kysely';
import type { Sealer } from '../crypto/sealer.ts';
import type { Db, Tx } from '../db/db.ts';
import type { Log } from '../log/log.ts';

/** Our side of VAPID, in base64url: 65 and 32 bytes. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

type Options = { db: Db; given: VapidKeys | undefined; sealer: Sealer; log: Pick<Log, 'warn' | 'info'> };

/** The keys of the environment or, without any, those that this database keeps since its first start. */
export async function loadVapidKeys({ db, given, sealer, log }: Options): Promise<VapidKeys> {
  if (given) {
    if (publicKeyOf(given.privateKey) !== given.publicKey) throw new Error('The two PUSH_VAPID_ keys are no pair.');
    return given;
  }
  return db.system(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('push_keys'))`.execute(tx);
    const kept = await findKeys(tx, sealer);
    if (kept) return kept;
    log.info('push: made a pair of keys');
    const keys = makeKeys();
    await sql`insert into push_keys (public_key, sealed_private_key) values (${keys.publicKey}, ${sealer.seal(keys.privateKey)})
      on conflict (is_only) do update set public_key = excluded.public_key, sealed_private_key = excluded.sealed_private_key`.execute(
      tx,
    );
    // Browsers trust the key they subscribed with; they subscribe anew when they next open the panel.
    await sql`delete from push_subscriptions`.execute(tx);
    return keys;
  });
}

/** Undefined also when the secret of the instance is another one: then nobody can read the key any more. */
async function findKeys(tx: Tx, sealer: Sealer): Promise<VapidKeys | undefined> {
  const { rows } = await sql<{
    public_key: string;
    sealed_private_key: string;
  }>`select public_key, sealed_private_key from push_keys`.execute(tx);
  const [row] = rows;
  try {
    return row && { publicKey: row.public_key, privateKey: sealer.open(row.sealed_private_key) };
  } catch {
    return undefined;
  }
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}

function makeKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A key that begins with a zero byte is shorter than the rest.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: privateKey.toString('base64url') };
}
