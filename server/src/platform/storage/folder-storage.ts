import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { assertKey } from './storage-key.ts';
import type { Storage } from './storage.ts';

/** Keeps files in a folder: `files/<key>` for the bytes, `types/<key>` for what they are, `new/` for what is being written. */
export function createFolderStorage(folder: string): Storage {
  const root = path.resolve(folder);
  const place = (shelf: 'files' | 'types', key: string) => {
    assertKey(key);
    return path.join(root, shelf, key);
  };

  /**
   * Writes to a temporary file, flushes, then renames: a reader or a crash sees the old file or the new one, never
   * half.
   */
  const writeWhole = async (target: string, content: Buffer | Readable) => {
    const aside = path.join(root, 'new', randomUUID());
    await mkdir(path.dirname(aside), { recursive: true });
    await mkdir(path.dirname(target), { recursive: true });
    try {
      const file = await open(aside, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, target);
      await syncFolder(path.dirname(target));
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  };

  return {
    async put(key, content, { contentType }) {
      const target = place('files', key);
      // The type is written first, so that a visible file always has one.
      await writeWhole(place('types', key), Buffer.from(contentType));
      await writeWhole(target, content);
    },

    async get(key) {
      const file = await open(place('files', key), 'r').catch(missing);
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        const contentType = await readFile(place('types', key), 'utf8').catch(missing);
        return { stream: file.createReadStream(), contentType: contentType ?? 'application/octet-stream', size };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async delete(key) {
      await rm(place('files', key), { force: true });
      await rm(place('types', key), { force: true });
    },

    async exists(key) {
      return (await stat(place('files', key)).catch(missing))?.isFile() ?? false;
    },

    async *list() {
      const files = path.join(root, 'files');
      const entries = await readdir(files, { recursive: true, withFileTypes: true }).catch(missing);
      for (const entry of entries ?? [])
        if (entry.isFile())
          yield path.relative(files, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    },

    async check() {
      const probe = path.join(root, 'new', randomUUID());
      await mkdir(path.dirname(probe), { recursive: true });
      const file = await open(probe, 'wx', 0o600);
      try {
        await file.writeFile('ok');
      } finally {
        await file.close();
        await rm(probe, { force: true });
      }
    },
  };
}

/** A rename is only durable once its folder is flushed as well; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
