import { createServer, type AddressInfo } from 'node:net';
import { messageFile } from '@bellbird/contract/shared/uploads';
import { expect, onTestFinished, test } from 'vitest';
import { multipartWith } from '#testing/every-call.ts';
import { VIRUS, useVirusDaemon } from '#testing/virus-daemon.ts';
import { startWorld } from '#testing/world.ts';
import { inspectUpload } from './inspect-upload.ts';
import { createVirusScanner } from './virus-scanner.ts';

const CLOSED = 'tcp://127.0.0.1:1';
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% ${words}\n%%EOF\n`);

/** Answers every connection with the same bytes, and closes it. */
async function answering(answer: string): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('finds malware in any piece of a file, and none in a clean one', async () => {
  const scan = createVirusScanner(await useVirusDaemon());
  const large = Buffer.alloc(300_000, 'x');
  expect(await scan(large)).toBe('clean');
  expect(await scan(Buffer.alloc(0))).toBe('clean');
  expect(await scan(Buffer.concat([large, Buffer.from(VIRUS)]))).toBe('infected');
});

test('a scanner that cannot be reached, hangs up, waits or complains has not found the file clean', async () => {
  const bytes = Buffer.from('Nothing to find.');
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const waiting = `tcp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const failing = [CLOSED, await answering(''), await answering('INSTREAM size limit exceeded. ERROR\0'), waiting];
  for (const url of failing)
    await expect(createVirusScanner(url, 200)(bytes)).rejects.toMatchObject({ code: 'unavailable' });
});

test('images are not scanned, since they are drawn again; documents are, after their structure', async () => {
  const scan = createVirusScanner(CLOSED);
  expect(await inspectUpload(messageFile, { filename: 'a.pdf', bytes: Buffer.from('no PDF') }, scan)).toMatchObject({
    fault: 'unreadable',
  });
  expect(await inspectUpload(messageFile, { filename: 'a.jpg', bytes: Buffer.from('no JPEG') }, scan)).toMatchObject({
    fault: 'unreadable',
  });
  await expect(inspectUpload(messageFile, { filename: 'a.pdf', bytes: pdf('clean') }, scan)).rejects.toThrow();
});

test('a vendor’s document with a virus is refused at its field, and a clean one is stored', async () => {
  const world = await startWorld({ environment: { VIRUS_SCANNER_URL: await useVirusDaemon() } });
  onTestFinished(() => world.close());
  const owner = await world.owner();
  const attach = (content: Buffer) =>
    owner.call('POST', `/customers/${owner.customerId}/attachments`, multipartWith('file', 'Prices.pdf', content));
  const refused = await attach(pdf(VIRUS));
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ errors: { file: expect.stringContaining('contains a virus') as string } });
  expect((await attach(pdf('clean'))).statusCode).toBe(201);
});

test('while nobody can look, a vendor is asked to try again', async () => {
  const world = await startWorld({ environment: { VIRUS_SCANNER_URL: CLOSED } });
  onTestFinished(() => world.close());
  const owner = await world.owner();
  const path = `/customers/${owner.customerId}/attachments`;
  expect((await owner.call('POST', path, multipartWith('file', 'Prices.pdf', pdf('clean')))).statusCode).toBe(503);
});
