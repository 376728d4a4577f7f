import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { ImportFailure, importRows } from '#platform/backup/import-rows.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { ARCHIVE_VERSION } from './account-archive.operations.ts';
import { EXPORTED_TABLES } from './exported-tables.rules.ts';

const Manifest = z.object({
  format: z.literal('bellbird-account'),
  version: z.int(),
  customer: z.object({ id: z.int(), name: z.string() }),
  tables: z.record(z.string(), z.int()),
  files: z.array(z.object({ key: z.string(), contentType: z.string(), size: z.int(), sha256: z.string() })),
});
type Manifest = z.output<typeof Manifest>;

const MANIFEST_MAX = 64 * 1024 * 1024;

type Options = {
  databaseUrl: string;
  storage: Storage;
  file: string;
  /** What other domains do with their imported rows. */
  afterwards: readonly string[];
};

/**
 * Reads the archive of one account into an instance without customers, with equal counts or not at all.
 */
export async function importAccount({ databaseUrl, storage, file, afterwards }: Options): Promise<Manifest> {
  const zip = await openArchive(file);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const manifest = await readManifest(zip, entries);
    const tables = EXPORTED_TABLES.map(({ name, isCatalogue = false }) => ({
      name,
      keepsOwn: isCatalogue,
      rows: manifest.tables[name] ?? 0,
      // A table that was added after the archive was made has no rows in it.
      open: () =>
        name in manifest.tables ? openEntry(zip, entries, `data/${name}.jsonl`) : Promise.resolve(Readable.from([])),
    }));
    const prepare = () => storeFiles(zip, entries, manifest, storage);
    await importRows({ databaseUrl, tables, emptyTable: 'customers', prepare, afterwards });
    return manifest;
  } finally {
    zip.close();
  }
}

async function openArchive(file: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(file, { autoClose: false });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new ImportFailure(isMissing ? `There is no file ${file}.` : `${file} is damaged, or it is no archive.`, {
      cause: error,
    });
  }
}

function openEntry(zip: ZipFile, entries: ReadonlyMap<string, Entry>, name: string): Promise<Readable> {
  const entry = entries.get(name);
  if (!entry) throw new ImportFailure(`The archive has no ${name}.`);
  return zip.openReadStreamPromise(entry);
}

async function readManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  if ((entries.get('manifest.json')?.uncompressedSize ?? 0) > MANIFEST_MAX) throw new ImportFailure('Not an archive.');
  const text = Buffer.concat(await (await openEntry(zip, entries, 'manifest.json')).toArray()).toString();
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new ImportFailure('This is not an archive of a Bellbird account.');
  if (parsed.data.version !== ARCHIVE_VERSION)
    throw new ImportFailure(`The archive has version ${parsed.data.version}; this release reads ${ARCHIVE_VERSION}.`);
  return parsed.data;
}

async function storeFiles(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  { files }: Manifest,
  storage: Storage,
): Promise<void> {
  for (const { key, contentType, sha256 } of files) {
    const content = Buffer.concat(await (await openEntry(zip, entries, `files/${key}`)).toArray());
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw new ImportFailure(`The file ${key} of the archive is damaged.`);
    await storage.put(key, content, { contentType });
  }
}
