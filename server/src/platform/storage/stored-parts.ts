import { Readable } from 'node:stream';
import type { Storage } from './storage.ts';

/** Small enough to hold a few in memory. */
const PART_BYTES = 8 * 1024 * 1024;

const toPartKey = (key: string, part: number) => `${key}/${String(part).padStart(6, '0')}`;

/**
 * Stores a stream of any length as files of a few megabytes: a bucket wants to know the length of a file before its
 * first byte.
 */
export async function putParts(
  storage: Storage,
  key: string,
  content: AsyncIterable<Buffer>,
): Promise<{ parts: number; size: number }> {
  let waiting: Buffer[] = [];
  let waitingSize = 0;
  let parts = 0;
  let size = 0;
  const flush = async () => {
    await storage.put(toPartKey(key, parts), Buffer.concat(waiting), { contentType: 'application/octet-stream' });
    parts += 1;
    size += waitingSize;
    waiting = [];
    waitingSize = 0;
  };
  for await (const chunk of content) {
    waiting.push(chunk);
    waitingSize += chunk.length;
    if (waitingSize >= PART_BYTES) await flush();
  }
  if (waitingSize > 0) await flush();
  return { parts, size };
}

export function getParts(storage: Storage, key: string, parts: number): Readable {
  async function* read() {
    for (let part = 0; part < parts; part += 1) {
      const stored = await storage.get(toPartKey(key, part));
      if (!stored) throw new Error(`A part of ${key} is missing.`);
      yield* stored.stream as AsyncIterable<Buffer>;
    }
  }
  return Readable.from(read());
}

export async function deleteParts(storage: Storage, key: string, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await storage.delete(toPartKey(key, part));
}
