import { type ECDH, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Stored } from '../../store.ts';

/** How the service answers for a device: takes the message, has forgotten the device, or has had enough for now. */
export const ANSWERS = [201, 404, 410, 429] as const;

/** A browser that somebody allowed notifications in. Its private key stays with it. */
export type StoredDevice = Stored & {
  name: string;
  token: string;
  publicKey: string;
  privateKey: string;
  auth: string;
  /** The only sender it hears, when it named one while subscribing. */
  appId: string | undefined;
  answer: (typeof ANSWERS)[number];
};

export function newDevice(name: string, appId: string | undefined, receivedAt: string): StoredDevice {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    id: `dev${randomBytes(8).toString('hex')}`,
    receivedAt,
    name,
    token: randomBytes(24).toString('base64url'),
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    appId,
    answer: 201,
  };
}

const HEADER_BYTES = 21;
const TAG_BYTES = 16;

/** Opens a message as a browser does: RFC 8291 over one record of RFC 8188. Throws when it is not for this device. */
export function openMessage(device: StoredDevice, message: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyEnd = HEADER_BYTES + (message[20] ?? 0);
  const senderKey = message.subarray(HEADER_BYTES, keyEnd);
  const own: ECDH = createECDH('prime256v1');
  own.setPrivateKey(device.privateKey, 'base64url');
  const shared = own.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(device.publicKey, 'base64url'), senderKey]);
  const secret = derive(shared, Buffer.from(device.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const record = message.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // What follows the last 2 is padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function derive(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}

/** What the product puts into a message. */
export const Notification = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
});
