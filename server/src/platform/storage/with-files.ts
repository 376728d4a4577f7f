import { AppError } from '../errors/app-error.ts';
import type { Storage } from './storage.ts';

export type NewFile = { key: string; bytes: Buffer; contentType: string };

/**
 * Stores files before the row that names them, so that a row never names a missing file; if the work is refused, they
 * are deleted. After any other failure it is unknown whether the row exists, so the files stay.
 */
export async function withFiles<T>(storage: Storage, files: readonly NewFile[], work: () => Promise<T>): Promise<T> {
  try {
    for (const { key, bytes, contentType } of files) await storage.put(key, bytes, { contentType });
    return await work();
  } catch (error) {
    if (error instanceof AppError) for (const { key } of files) await storage.delete(key);
    throw error;
  }
}
