import { readdir } from 'node:fs/promises';
import { type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { spool, takeUploadSlot } from './upload-slots.ts';

const responses: ServerResponse[] = [];
const server = createServer((_request, response) => void responses.push(response));
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const spooledFiles = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('bellbird-upload-'));

test('what arrives is kept until it is discarded, and a sender who gives up leaves nothing', async () => {
  const before = await spooledFiles();
  const whole = await spool(Readable.from([Buffer.from('pic'), Buffer.from('ture')]));
  expect((await whole.read()).toString()).toBe('picture');
  await whole.discard();
  const cutOff = Readable.from(
    (async function* () {
      yield Buffer.from('pic');
      throw new Error('the sender is gone');
    })(),
  );
  await expect(spool(cutOff)).rejects.toThrow('the sender is gone');
  expect(await spooledFiles()).toEqual(before);
});

test('four uploads are in memory at once; one that is answered or given up lets the next one in', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => responses.length).toBe(6);
  const inMemory: number[] = [];
  const all = responses.map((response, at) => takeUploadSlot(response).then(() => inMemory.push(at)));
  await expect.poll(() => inMemory).toEqual([0, 1, 2, 3]);
  responses[1]?.end();
  await expect.poll(() => inMemory).toEqual([0, 1, 2, 3, 4]);
  const given = responses.indexOf(responses[3] as ServerResponse);
  responses[given]?.destroy();
  await expect.poll(() => inMemory).toEqual([0, 1, 2, 3, 4, 5]);
  await Promise.all(all);
});
