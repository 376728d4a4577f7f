import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createDrawer } from './draw-apart.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bellbird-draw-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A process that dies of one picture, cannot read another, and says its own number for the rest. */
async function drawer(idleMs = 60_000) {
  const program = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(
    program,
    `process.on('message', ({ id, bytes }) => {
      const kind = Buffer.from(bytes).toString();
      if (kind === 'bomb') process.exit(1);
      const drawn = { bytes: Buffer.from(process.env.SECRET ?? 'drawn'), width: process.pid, height: 1 };
      process.send({ id, drawn: kind === 'bad' ? undefined : drawn });
    });`,
  );
  const draw = createDrawer(program, idleMs);
  return (kind: string) => draw(Buffer.from(kind), { as: { format: 'png' } });
}

test('pictures are drawn by one other process, and one that cannot be read is undefined', async () => {
  const draw = await drawer();
  const [first, second] = [await draw('jpg'), await draw('jpg')];
  expect(first).toMatchObject({ bytes: Buffer.from('drawn'), width: second?.width });
  expect(first?.width).not.toBe(process.pid);
  expect(await draw('bad')).toBeUndefined();
});

test('a picture that ends its reader is unreadable, and those beside it are drawn', async () => {
  const draw = await drawer();
  const before = await draw('jpg');
  const [bomb, beside] = await Promise.all([draw('bomb'), draw('jpg')]);
  expect(bomb).toBeUndefined();
  expect(beside?.bytes).toEqual(Buffer.from('drawn'));
  const after = await draw('jpg');
  expect(after?.bytes).toEqual(Buffer.from('drawn'));
  expect(after?.width).not.toBe(before?.width);
});

test('a process that has nothing to do is given back', async () => {
  const draw = await drawer(1);
  const pid = (await draw('jpg'))?.width ?? 0;
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive).toBe(false);
  expect((await draw('jpg'))?.width).not.toBe(pid);
});

test('the process that reads strangers’ pictures knows none of the server’s secrets', async () => {
  vi.stubEnv('SECRET', 'of the server');
  onTestFinished(() => void vi.unstubAllEnvs());
  const draw = await drawer();
  expect((await draw('jpg'))?.bytes).toEqual(Buffer.from('drawn'));
});

test('a process that cannot be started is our fault, and the picture is not called unreadable', async () => {
  vi.spyOn(process, 'execPath', 'get').mockReturnValue(join(folder, 'no such program'));
  onTestFinished(() => void vi.restoreAllMocks());
  const draw = await drawer();
  await expect(draw('jpg')).rejects.toThrow('ENOENT');
});
