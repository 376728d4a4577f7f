import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { constants as priorities, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * A program of its own: writes `.gz` and `.br` beside each file of the build, so that the server never compresses the
 * same file twice. It may run beside the server: a file is there as a whole or not at all, and until it is there the
 * server sends the other one, or the file as it is.
 */
const DIST = join(import.meta.dirname, '../dist');
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;
const SMALLEST_WORTH_IT = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type File = { readonly path: string; readonly content: Buffer };

async function compressAll(): Promise<void> {
  const files = await findFiles();
  // First what takes a moment: from then on nothing is sent uncompressed.
  await Promise.all(files.map(({ path, content }) => write(`${path}.gz`, () => zip(content, { level: 9 }))));
  await Promise.all(
    files.map(({ path, content }) =>
      write(`${path}.br`, () => brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })),
    ),
  );
}

async function findFiles(): Promise<File[]> {
  const names = await readdir(DIST, { recursive: true });
  const files = names
    .filter((name) => COMPRESSIBLE.test(name) && name !== 'frames.json')
    .map(async (name) => ({ path: join(DIST, name), content: await readFile(join(DIST, name)) }));
  return (await Promise.all(files)).filter(({ content }) => content.length >= SMALLEST_WORTH_IT);
}

async function write(path: string, compress: () => Promise<Buffer>): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, await compress());
  await rename(unfinished, path);
}

// A person who waits for a page goes first.
setPriority(priorities.priority.PRIORITY_BELOW_NORMAL);
await compressAll();
