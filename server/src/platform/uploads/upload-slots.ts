import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Uploads held in memory at once per process. The others wait on disk, where a slow sender costs nothing. */
const AT_ONCE = 4;

let taken = 0;
const waiting: (() => void)[] = [];

export type Spooled = { read: () => Promise<Buffer>; discard: () => Promise<void> };

/** Writes a file to disk while it arrives. A sender who gives up leaves nothing. */
export async function spool(content: Readable): Promise<Spooled> {
  const place = join(tmpdir(), `bellbird-upload-${randomUUID()}`);
  const discard = () => rm(place, { force: true });
  try {
    await pipeline(content, createWriteStream(place, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    await discard();
    throw error;
  }
  return { read: () => readFile(place), discard };
}

/** Waits for one of the slots and keeps it until the response is over, however it ends. */
export async function takeUploadSlot(response: ServerResponse): Promise<void> {
  let isOver = response.destroyed;
  let release = () => {};
  const end = () => {
    isOver = true;
    release();
  };
  response.once('finish', end);
  response.once('close', end);
  if (taken < AT_ONCE) taken += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  // The slot is passed on, not released: nobody can get in between.
  release = () => {
    release = () => {};
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  if (isOver) release();
}
