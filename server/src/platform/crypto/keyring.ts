import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { type Sealer, createSealer } from './sealer.ts';
import { sameSecret } from './secrets.ts';

/** What values are sealed for. Each purpose has its own key; docs/KEYS.md says where the values are. */
export const SEALED_PURPOSES = [
  'push keys',
  'calendar addresses',
  'bank accounts',
  'identity numbers',
  'identity documents',
  'two-factor keys',
] as const;
export type SealedPurpose = (typeof SEALED_PURPOSES)[number];

type Encode = (mac: Buffer) => Buffer | string;

export type Macs = {
  /** With the current secret. */
  mac(text: string): Buffer;
  /** With every secret, the current one first: for finding what any of them has made. */
  macs(text: string): Buffer[];
  /** Whether any of the secrets has made it, in the form that was given out. Compares in constant time. */
  isMac(given: Buffer | string, text: string, encode?: Encode): boolean;
};

/**
 * All that the product can do with `SECRET`: the current one writes, every one reads. The secrets themselves stay in
 * here, so that nobody can forget the earlier ones.
 */
export type Keyring = Macs & {
  /** The same with a key of its own. */
  derived(purpose: 'idempotency'): Macs;
  sealer(purpose: SealedPurpose): Sealer;
  /** Tells which secrets these are, and nothing else about them; the current one first. */
  readonly marks: readonly [current: string, ...earlier: string[]];
};

export function createKeyring(current: string, earlier: readonly string[] = []): Keyring {
  const secrets = [current, ...earlier] as const;
  const derive = (purpose: string) => (secret: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'bellbird', purpose, 32));
  return {
    ...macsWith(current, earlier),
    derived(purpose) {
      const toKey = derive(purpose);
      return macsWith(toKey(current), earlier.map(toKey));
    },
    sealer: (purpose) => createSealer(secrets.map(derive(purpose))),
    marks: [toMark(current), ...earlier.map(toMark)],
  };
}

function macsWith(current: string | Buffer, earlier: readonly (string | Buffer)[]): Macs {
  const macBy = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const macs = (text: string) => [current, ...earlier].map((key) => macBy(key, text));
  return {
    mac: (text) => macBy(current, text),
    macs,
    isMac(given, text, encode = (mac) => mac) {
      // All of them, so that the time does not tell which one fits.
      return macs(text).filter((mac) => sameSecret(toBytes(given), toBytes(encode(mac)))).length > 0;
    },
  };
}

const toBytes = (given: Buffer | string) => (typeof given === 'string' ? Buffer.from(given) : given);

/** As back-ups have had it from the first. */
function toMark(secret: string): string {
  return createHash('sha256').update(`bellbird backup\0${secret}`).digest('hex').slice(0, 16);
}
