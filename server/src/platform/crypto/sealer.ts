import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts short texts at rest. */
export type Sealer = {
  /** With the current secret. */
  seal(text: string): string;
  /** With any secret. Throws if the text was changed, or encrypted for another purpose or with an unknown secret. */
  open(sealed: string): string;
  /** The same text under the current secret; undefined if it already is. Throws like `open`. */
  renew(sealed: string): string | undefined;
};

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/** The first key seals, every key opens. Keyrings make sealers: only they know the keys. */
export function createSealer(keys: readonly Buffer[]): Sealer {
  const [current = Buffer.alloc(0)] = keys;
  const seal = (text: string) => sealWith(current, text);
  const open = (sealed: string) => {
    for (const key of keys) {
      const text = tryToOpen(key, sealed);
      if (text !== undefined) return text;
    }
    return openWith(current, sealed);
  };
  return {
    seal,
    open,
    renew: (sealed) => (tryToOpen(current, sealed) === undefined ? seal(open(sealed)) : undefined),
  };
}

function sealWith(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`;
}

function openWith(key: Buffer, sealed: string): string {
  const [version, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) throw new TypeError('Not a sealed text.');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function tryToOpen(key: Buffer, sealed: string): string | undefined {
  try {
    return openWith(key, sealed);
  } catch {
    return undefined;
  }
}
