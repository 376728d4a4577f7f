import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Db } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  type ArchiveReader,
  pageStart,
  presentConversation,
  presentCsvRow,
  presentHeadings,
  presentHtmlRow,
  presentIndex,
  toCells,
} from './account-archive.presenter.ts';
import { SHEETS, type Sheet } from './archive-sheets.rules.ts';
import {
  eachExportedRow,
  eachSheetRow,
  findConversation,
  findFileKeys,
  findRequest,
} from './exported-rows.repository.ts';
import { EXPORTED_TABLES } from './exported-tables.rules.ts';

/** Raised when the archive changes in a way that a reader has to know. */
export const ARCHIVE_VERSION = 1;

type Ports = { db: Db; storage: Storage };
type Account = { customerId: number; customerName: string; madeAt: string; reader: ArchiveReader };
type Write = (text: string | Buffer) => Promise<void>;
type ArchivedFile = { key: string; contentType: string; size: number; sha256: string };
export type ArchiveManifest = {
  format: 'bellbird-account';
  version: number;
  madeAt: string;
  customer: { id: number; name: string };
  tables: Record<string, number>;
  files: ArchivedFile[];
};

/**
 * Writes a whole account into a zip, one entry after the other: never more than a few hundred rows or a piece of a file
 * are in memory. The stream is read while it is written; `progress` gets the share that is done.
 */
export function writeArchive(ports: Ports, account: Account, progress: (share: number) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as unknown as PassThrough;
  fill(zip, ports, account, progress).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

async function fill(zip: ZipFile, ports: Ports, account: Account, progress: (share: number) => Promise<void>) {
  const keys = await ports.db.tenantRead(account.customerId, (tx) => findFileKeys(tx, account.customerId));
  const steps = EXPORTED_TABLES.length + SHEETS.length + keys.length;
  let done = 0;
  const step = () => {
    done += 1;
    return progress(done / steps);
  };
  await addEntry(zip, 'index.html', (write) => write(presentIndex(account, SHEETS)));
  for (const sheet of SHEETS) {
    await addSheet(zip, ports, account, sheet);
    await step();
  }
  const tables: Record<string, number> = {};
  for (const table of EXPORTED_TABLES) {
    let count = 0;
    await addEntry(zip, `data/${table.name}.jsonl`, (write) =>
      eachExportedRow(ports.db, account.customerId, table, async (rows) => {
        count += rows.length;
        await write(rows.map(({ row }) => `${row}\n`).join(''));
      }),
    );
    tables[table.name] = count;
    await step();
  }
  const files: ArchivedFile[] = [];
  for (const key of keys) {
    const file = await addFile(zip, ports.storage, key);
    if (file) files.push(file);
    await step();
  }
  const { customerId: id, customerName: name, madeAt } = account;
  const manifest: ArchiveManifest = {
    format: 'bellbird-account',
    version: ARCHIVE_VERSION,
    madeAt,
    customer: { id, name },
    tables,
    files,
  };
  await addEntry(zip, 'manifest.json', (write) => write(JSON.stringify(manifest, null, 2)));
}

/** An entry whose content is produced as fast as the archive is read. */
async function addEntry(zip: ZipFile, name: string, produce: (write: Write) => Promise<void>): Promise<void> {
  const content = new PassThrough();
  zip.addReadStream(content, name);
  const isRead = once(content, 'end');
  await produce(async (text) => {
    if (!content.write(text)) await once(content, 'drain');
  });
  content.end();
  await isRead;
}

async function addSheet(zip: ZipFile, { db }: Ports, { customerId, reader }: Account, sheet: Sheet): Promise<void> {
  const leads: { id: number; name: string }[] = [];
  await addEntry(zip, `csv/${sheet.name}.csv`, async (write) => {
    await write(`\uFEFF${presentCsvRow(sheet.headings.map(reader.translate))}`);
    await eachSheetRow(db, customerId, sheet, (rows) =>
      write(rows.map((row) => presentCsvRow(toCells(sheet, row, reader))).join('')),
    );
  });
  await addEntry(zip, `${sheet.name}.html`, async (write) => {
    await write(pageStart(reader.translate(sheet.title), reader) + presentHeadings(sheet, reader));
    await eachSheetRow(db, customerId, sheet, async (rows) => {
      if (sheet.name === 'couples')
        leads.push(...rows.map((row) => ({ id: Number(row['id']), name: String(row['couple_name']) })));
      await write(rows.map((row) => presentHtmlRow(sheet, row, reader)).join(''));
    });
    await write('</tbody></table>\n');
  });
  for (const { id, name } of leads) {
    const [request, messages] = await db.tenantRead(customerId, (tx) =>
      Promise.all([findRequest(tx, customerId, id), findConversation(tx, customerId, id)]),
    );
    await addEntry(zip, `couples/${id}.html`, (write) => write(presentConversation(name, request, messages, reader)));
  }
}

/** Undefined if the file was deleted since. */
async function addFile(zip: ZipFile, storage: Storage, key: string): Promise<ArchivedFile | undefined> {
  const stored = await storage.get(key);
  if (!stored) return undefined;
  const hash = createHash('sha256');
  let size = 0;
  await addEntry(zip, `files/${key}`, async (write) => {
    for await (const chunk of stored.stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await write(chunk);
    }
  });
  return { key, contentType: stored.contentType, size, sha256: hash.digest('hex') };
}
