import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { smtpServerOf } from '../mail/smtp-url.ts';
import { openStorage } from '../storage/storage.ts';
import { createVirusScanner } from '../uploads/virus-scanner.ts';
import { type Examined, Fault } from './finding.ts';
import { noteUnencrypted } from './unencrypted.ts';

const ANSWER_MS = 10_000;

/** Stores a file, reads it and deletes it. */
export async function examineStorage(storageUrl: string): Promise<Examined> {
  const storage = openStorage(storageUrl);
  const key = `doctor/${randomUUID()}.txt`;
  const content = Buffer.from(key);
  await storage.put(key, content, { contentType: 'text/plain' });
  try {
    const stored = await storage.get(key);
    const read = stored && Buffer.concat(await stored.stream.toArray());
    if (!read?.equals(content)) throw new Fault('A file that was stored could not be read again.');
  } finally {
    await storage.delete(key);
  }
  if (await storage.exists(key))
    throw new Fault('A file that was deleted is still there: allow deleting in the bucket.');
  return { fine: 'a file was stored, read and deleted' };
}

/** The file that every scanner must find, in two parts, so that none finds it here. */
const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export async function examineScanner(url: string): Promise<Examined> {
  const scanner = createVirusScanner(url, ANSWER_MS);
  const scan = (text: string) =>
    scanner(Buffer.from(text)).catch((error: unknown) => {
      const { cause } = error as Error;
      throw new Fault(cause instanceof Error ? cause.message : String(error));
    });
  if ((await scan('Nothing to find.')) !== 'clean') throw new Fault('It finds a virus where none is.');
  if ((await scan(TEST_VIRUS)) !== 'infected')
    throw new Fault('It does not find the EICAR test file: load its signatures with freshclam.');
  return { fine: 'it finds the test file, and nothing in a clean one' };
}

/** Connects, with TLS where it is required, and signs in. */
export async function examineMail(smtpUrl: string): Promise<Examined> {
  const server = smtpServerOf(smtpUrl);
  const transport = createTransport({ ...server, connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
  const notes = noteUnencrypted([server.host], server.secure || server.requireTLS, 'leave out requireTLS=false');
  return { fine: `${server.host} accepts us${'auth' in server ? ' with our login' : ''}`, notes };
}

export async function examineSms(sms: { baseUrl: string; accountSid: string; authToken: string }): Promise<Examined> {
  const account = encodeURIComponent(sms.accountSid);
  const authorization = `Basic ${Buffer.from(`${sms.accountSid}:${sms.authToken}`).toString('base64')}`;
  const address = new URL(`/2010-04-01/Accounts/${account}.json`, sms.baseUrl);
  await admitted(address, authorization, 'SMS_ACCOUNT_SID or SMS_AUTH_TOKEN');
  return { fine: `${address.host} accepts our account` };
}

export async function examineGateway(gateway: { url: string; secretKey: string }): Promise<Examined> {
  const address = new URL(`${gateway.url}/v1/payment_intents?limit=1`);
  await admitted(address, `Bearer ${gateway.secretKey}`, 'GATEWAY_SECRET_KEY');
  return { fine: `${address.host} accepts our key` };
}

/** What vendors type into their browser. Nobody answers there before the first start. */
export async function examineAddress(baseUrl: string): Promise<Examined> {
  try {
    const answer = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.body?.cancel();
    if (answer.ok) return { fine: `${baseUrl} answers` };
    return { fine: baseUrl, notes: [`It answers ${answer.status}: does the proxy forward to PORT?`] };
  } catch {
    return { fine: baseUrl, notes: ['Nobody answers there from here. Before the first start that is normal.'] };
  }
}

async function admitted(address: URL, authorization: string, variable: string): Promise<void> {
  const answer = await fetch(address, {
    headers: { authorization, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await answer.body?.cancel();
  if (answer.status === 401 || answer.status === 403) throw new Fault(`${address.host} refuses ${variable}.`);
  if (!answer.ok) throw new Fault(`${address.host} answers ${answer.status}: is the address right?`);
}
