import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Keyring } from '../crypto/keyring.ts';
import type { Storage } from '../storage/storage.ts';
import {
  BackupFailure,
  type FileEntry,
  fileList,
  type Manifest,
  manifestFile,
  storedFile,
  tableFile,
  writeLines,
} from './manifest.ts';
import {
  type Contents,
  connect,
  listTables,
  readContents,
  readRows,
  readSchemaVersion,
  readSequences,
} from './table-rows.ts';

export type BackupOptions = {
  databaseUrl: string;
  storage: Storage;
  keyring: Keyring;
  release: string;
  folder: string;
  now: Date;
  progress?: (line: string) => void;
};

/**
 * Copies database and files into a new folder; the product may be running. The rows are of one moment, and the files are
 * read after it, so that every file a row mentions is there unless it was deleted since.
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { folder, storage, keyring, release, now, progress = () => undefined } = options;
  if (existsSync(folder)) throw new BackupFailure(`${folder} is there already; name a new folder.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await mkdir(dirname(tableFile(unfinished, 'any')));
  const { schema, tables, sequences } = await copyTables(options.databaseUrl, unfinished, progress);
  const files = await copyFiles(storage, unfinished, progress);
  const madeAt = now.toISOString();
  const [secretMark, ...earlierSecretMarks] = keyring.marks;
  const marks = { secretMark, earlierSecretMarks };
  const manifest: Manifest = { madeAt, release, ...marks, schema, tables, sequences, files };
  await writeFile(manifestFile(unfinished), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  await rename(unfinished, folder);
  return manifest;
}

async function copyTables(databaseUrl: string, folder: string, progress: (line: string) => void) {
  const client = await connect(databaseUrl);
  try {
    await client.query('begin isolation level repeatable read read only');
    const schema = await readSchemaVersion(client);
    const tables: Record<string, Contents> = {};
    for (const table of await listTables(client)) {
      tables[table.name] = await readContents(client, table);
      await writeLines(tableFile(folder, table.name), readRows(client, table));
    }
    const sequences = await readSequences(client);
    await client.query('commit');
    const rows = Object.values(tables).reduce((sum, each) => sum + each.rows, 0);
    progress(`${rows} rows of ${Object.keys(tables).length} tables`);
    return { schema, tables, sequences };
  } finally {
    await client.end();
  }
}

async function copyFiles(storage: Storage, folder: string, progress: (line: string) => void) {
  const total = { count: 0, bytes: 0 };
  async function* entries(): AsyncGenerator<FileEntry> {
    for await (const key of storage.list()) {
      const stored = await storage.get(key);
      if (!stored) continue;
      const file = storedFile(folder, key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const { size, sha256 } = await writeMeasured(stored.stream, file);
      total.count += 1;
      total.bytes += size;
      yield { key, contentType: stored.contentType, size, sha256 };
    }
  }
  await writeLines(fileList(folder), entries());
  progress(`${total.count} files, ${Math.round(total.bytes / 1_000_000)} MB`);
  return total;
}

async function writeMeasured(content: Readable, file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(content, measured, createWriteStream(file, { mode: 0o600 }));
  return { size, sha256: hash.digest('hex') };
}
