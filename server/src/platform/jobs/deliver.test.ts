import { expect, test } from 'vitest';
import { MailFailure } from '../mail/mail-failure.ts';
import { SmsFailure } from '../sms/sms-failure.ts';
import { deliver } from './deliver.ts';

const failing = (error: Error) => deliver(() => Promise.reject(error));

test('only what may pass is tried again', async () => {
  await expect(failing(new MailFailure('transient', 'ECONNECTION', undefined))).rejects.toThrow('transient');
  await expect(failing(new SmsFailure('transient', { status: 503 }))).rejects.toThrow('transient');
  await expect(failing(new Error('a fault of ours'))).rejects.toThrow('a fault of ours');
  await expect(failing(new MailFailure('permanent', '550', undefined))).resolves.toBeUndefined();
  await expect(failing(new SmsFailure('permanent', { code: 21_211 }))).resolves.toBeUndefined();
});
