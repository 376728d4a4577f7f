import { openBucket } from '@bellbird/server/src/platform/storage/s3-bucket.testing.ts';
import { type TestBank, startBank } from '@bellbird/server/src/testing/bank.ts';
import { startPhoneCompany } from '@bellbird/server/src/testing/phone-company.ts';
import { startUnreliableMailServer } from '@bellbird/server/src/testing/unreliable-mail-server.ts';
import { startUnreliableProxy } from '@bellbird/server/src/testing/unreliable-proxy.ts';
import type { Steps } from './chaos-steps.ts';

export const MARKER = /chaos-\d{6}/;

const OWNER = { accessKey: 'chaos', secret: 'chaos-secret', region: 'us-east-1' };

export type Outside = {
  environment: Record<string, string>;
  bank: TestBank;
  /** The bucket without its bad days, to look into it. */
  storageUrl: string;
  /** How often each message was taken, by mail or by text. */
  taken(): ReadonlyMap<string, number>;
  worsen(): void;
  recover(): void;
  close(): Promise<void>;
};

/** Mail server, phone company, bank and bucket, each on a bad day once `worsen` is called. */
export async function startOutside(steps: Steps): Promise<Outside> {
  const mail = await startUnreliableMailServer(MARKER);
  const phones = await startPhoneCompany(MARKER);
  const bank = await startBank();
  const bucket = await openBucket(OWNER);
  const toPhones = await startUnreliableProxy(phones.url);
  const bankUrl = bank.environment['GATEWAY_URL'] ?? '';
  const toBank = await startUnreliableProxy(bankUrl, ({ method, url }, isDone) => {
    if (method === 'POST' && url === '/v1/payment_intents') steps.reach(isDone ? 'charged' : 'charging');
  });
  const toBucket = await startUnreliableProxy(`http://127.0.0.1:${bucket.port}`);
  const proxies = [toPhones, toBank, toBucket];
  const bucketAt = (host: string) => `s3://${OWNER.accessKey}:${OWNER.secret}@${host}/photos?tls=false`;
  return {
    environment: {
      ...bank.environment,
      GATEWAY_URL: toBank.url,
      // Couples confirm at the bank itself.
      GATEWAY_FIELDS_URL: `${bankUrl}/fields`,
      // Couples have addresses of their own.
      TRUST_PROXY: '1',
      SMTP_URL: mail.url,
      SMS_BASE_URL: toPhones.url,
      STORAGE_URL: bucketAt(new URL(toBucket.url).host),
    },
    bank,
    storageUrl: bucketAt(`127.0.0.1:${bucket.port}`),
    taken: () => new Map([...mail.taken, ...phones.taken]),
    worsen: () => proxies.forEach((proxy) => proxy.worsen()),
    recover() {
      mail.recover();
      proxies.forEach((proxy) => proxy.recover());
    },
    async close() {
      await Promise.all([mail, phones, bank, bucket, ...proxies].map((each) => each.close()));
    },
  };
}
