import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createCardGateway } from '#platform/payments/card-gateway.ts';
import { createPushSender } from '#platform/push/push-sender.ts';
import { knownPushServices } from '#platform/push/push-services.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { createIdentityProviders } from '#platform/social/identity-providers.ts';
import { type Storage, openStorage } from '#platform/storage/storage.ts';
import { drawPicture } from '#platform/uploads/picture-work.ts';
import { createVoiceGateway } from '#platform/voice/voice-gateway.ts';
import { onePixelJpeg } from '#testing/pictures.ts';
import { type World, startWorld } from '#testing/world.ts';

const NOBODY = 'http://127.0.0.1:1';
const log = createLog('silent');
const phones = { baseUrl: NOBODY, accountSid: 'AC1', authToken: 'token', from: '+61491570006', log };
const mail = { to: 'vendor@example.com', subject: 'Hello', html: 'Hello', text: 'Hello' };
const call = { to: '+61491570156', from: '+61491570006', answerUrl: NOBODY, statusUrl: NOBODY };
const visit = { state: 's', nonce: 'n', verifier: 'v', redirectUri: NOBODY };

let world: World;
let folder: string;
let storage: Storage;
beforeAll(async () => {
  world = await startWorld();
  folder = await mkdtemp(join(tmpdir(), 'bellbird-outside-'));
  storage = openStorage(folder);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

describe('inside a transaction nothing slow is done and no other machine is called', () => {
  const google = { issuer: NOBODY, clientId: 'id', clientSecret: 'secret' };
  const keys = { publicKey: '', privateKey: '' };
  const push = { keys, subject: 'mailto:a@example.com', services: knownPushServices([]), log };
  test.each<[string, () => Promise<unknown> | undefined]>([
    ['the mail server', () => createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com', log }).send(mail)],
    ['the SMS gateway', () => createSmsGateway(phones).send({ to: '+61491570156', body: 'Hello' })],
    ['the voice gateway', () => createVoiceGateway(phones).place(call)],
    [
      'the card gateway',
      () => createCardGateway({ url: NOBODY, secretKey: 'k', currency: 'AUD', log }).refund('pi_1', 'refund-pi_1'),
    ],
    ['a push service', () => createPushSender(push).send({ endpoint: NOBODY, p256dh: '', auth: '' }, {} as never)],
    ['google', () => createIdentityProviders({ google }, log).google?.authUrl(visit)],
    ['the storage', () => storage.put('a/b.txt', Buffer.from('x'), { contentType: 'text/plain' })],
    ['the storage', () => storage.get('a/b.txt')],
    ['picture work', async () => drawPicture(await onePixelJpeg(), { as: { format: 'webp' } })],
  ])('%s', async (name, reach) => {
    const inside = world.db.system(async () => reach());
    await expect(inside).rejects.toThrow(`${name} was used inside a transaction`);
  });

  test('after it, and for work that was started there and goes on later, it is allowed', async () => {
    let goOn = () => {};
    const later = new Promise<void>((resolve) => (goOn = resolve));
    const started = await world.db.system(async () => ({ work: later.then(() => storage.exists('a/b.txt')) }));
    goOn();
    expect(await started.work).toBe(false);
  });
});

describe('a file that is deleted inside a transaction', () => {
  const store = (key: string) => storage.put(key, Buffer.from('x'), { contentType: 'text/plain' });

  test('is there until the commit, and gone after it', async () => {
    await store('kept/one.txt');
    await world.db.system(async () => {
      await world.db.system(() => storage.delete('kept/one.txt'));
      expect(existsSync(join(folder, 'files/kept/one.txt'))).toBe(true);
    });
    expect(await storage.exists('kept/one.txt')).toBe(false);
  });

  test('stays when the transaction fails', async () => {
    await store('kept/two.txt');
    const failing = world.db.system(async () => {
      await storage.delete('kept/two.txt');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await storage.exists('kept/two.txt')).toBe(true);
  });
});
