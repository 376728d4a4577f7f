import { createECDH } from 'node:crypto';

/** Our key pair for web push (VAPID), in base64url: 65 and 32 bytes. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export function isKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url') === publicKey;
}

export function generateVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A key that begins with a zero byte comes out shorter than the rest.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: privateKey.toString('base64url') };
}
