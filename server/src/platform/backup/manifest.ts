import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/** A failure that the operator can understand and act on. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}

const Manifest = z.object({
  madeAt: z.string(),
  release: z.string(),
  /** Tells whether SECRET is the same, and nothing else about it. */
  secretMark: z.string(),
  /** Of EARLIER_SECRETS, which some of the values may still need. */
  earlierSecretMarks: z.array(z.string()).default([]),
  schema: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
});
export type Manifest = z.infer<typeof Manifest>;

const FileEntry = z.object({ key: z.string(), contentType: z.string(), size: z.number(), sha256: z.string() });
export type FileEntry = z.infer<typeof FileEntry>;

export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name.replaceAll('"', '')}.gz`);
export const storedFile = (folder: string, key: string) => join(folder, 'files', key);
export const fileList = (folder: string) => join(folder, 'files.jsonl.gz');
export const manifestFile = (folder: string) => join(folder, 'manifest.json');

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new BackupFailure(`There is no complete back-up in ${folder}.`);
  });
  return Manifest.parse(JSON.parse(text));
}

/** One value in each line, compressed. */
export async function writeLines(file: string, values: AsyncIterable<unknown>): Promise<void> {
  async function* lines() {
    for await (const value of values) yield `${JSON.stringify(value)}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 5 }), createWriteStream(file, { mode: 0o600 }));
}

export async function* readLines(file: string): AsyncGenerator {
  const source = createReadStream(file);
  const text = createGunzip();
  const reading = pipeline(source, text);
  reading.catch(() => undefined);
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield JSON.parse(line);
  await reading;
}

export async function* readFileList(folder: string): AsyncGenerator<FileEntry> {
  for await (const line of readLines(fileList(folder))) yield FileEntry.parse(line);
}
