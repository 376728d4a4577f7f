import type { Readable } from 'node:stream';
import { afterCommit, outsideTransactions } from '../db/open-transaction.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';

type StoredFile = { stream: Readable; contentType: string; size: number };

/** Where files live. Keys are like `galleries/12/4f3c….jpg`; see `assertKey`. */
export type Storage = {
  /** Stores the complete file or nothing; replaces an earlier file with that key. */
  put(key: string, content: Buffer | Readable, meta: { contentType: string }): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** Inside a transaction: once that has committed. Deleting a missing file is not an error. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** The key of every file. */
  list(): AsyncIterable<string>;
  /** Throws if files cannot be stored at the moment. */
  check(): Promise<void>;
};

/** Opens an S3-compatible bucket for an `s3://` address, and a folder for anything else. */
export function openStorage(urlOrPath: string): Storage {
  const storage = urlOrPath.startsWith('s3://') ? createS3Storage(urlOrPath) : createFolderStorage(urlOrPath);
  return { ...outsideTransactions('the storage', storage), delete: (key) => afterCommit(() => storage.delete(key)) };
}
