import { AppError } from '../errors/app-error.ts';
import type { Storage } from './storage.ts';

export type NewFile = { key: string; bytes: Buffer; contentType: string };

/**
 * Puts files down before the row that names them, so that a row never names what is not there; when the work is
 * refused, they go again. After any other failure nobody knows whether the row stands: the files stay.
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
