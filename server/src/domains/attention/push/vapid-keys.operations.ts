import { type KeyedValues, sealedValues } from '#platform/crypto/keyed-values.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import { type VapidKeys, generateVapidKeys, isKeyPair } from '#platform/push/vapid-keys.ts';
import { deleteAllSubscriptions } from './push.repository.ts';
import { findSealedPushKeys, findVapidKeys, replaceSealedPushKey, replaceVapidKeys } from './vapid-keys.repository.ts';

type Options = { db: Db; given: VapidKeys | undefined; sealer: Sealer; log: Pick<Log, 'warn' | 'info'> };

/** The keys of the environment or, without any, those that the database has kept since the first start. */
export async function loadVapidKeys({ db, given, sealer, log }: Options): Promise<VapidKeys> {
  if (given) {
    if (!isKeyPair(given)) throw new Error('The two PUSH_VAPID_ keys do not belong together.');
    return given;
  }
  return db.system(async (tx) => {
    await advisoryLock(tx, 'push_keys', 0);
    const stored = await readKeys(tx, sealer);
    if (stored) return stored;
    log.info('push: generated a key pair');
    const keys = generateVapidKeys();
    await replaceVapidKeys(tx, { public_key: keys.publicKey, sealed_private_key: sealer.seal(keys.privateKey) });
    // Browsers trust the key they subscribed with; they subscribe again when the panel is next opened.
    await deleteAllSubscriptions(tx);
    return keys;
  });
}

/** Undefined also when the instance has a new secret: then the private key can no longer be decrypted. */
async function readKeys(tx: Tx, sealer: Sealer): Promise<VapidKeys | undefined> {
  const row = await findVapidKeys(tx);
  try {
    return row && { publicKey: row.public_key, privateKey: sealer.open(row.sealed_private_key) };
  } catch {
    return undefined;
  }
}

export function pushKeyValues(sealer: Sealer): KeyedValues {
  const [find, replace] = [findSealedPushKeys, replaceSealedPushKey];
  return sealedValues(sealer, { kind: 'keys for push messages', table: 'push_keys', find, replace });
}
