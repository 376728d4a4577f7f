import { UPLOAD_FAULT_TEXT, type UploadFault, uploadFault } from '@bellbird/contract/shared/upload-faults';
import type { UploadRule } from '@bellbird/contract/shared/uploads';
import { inOurLanguage } from '../error-words.ts';

type Size = { width: number; height: number };

/** What is wrong with a file, as a sentence, before it is sent; undefined if it is fine. */
export async function checkFile(rule: UploadRule, file: File, unreadable: string): Promise<string | undefined> {
  const facts = { name: file.name, bytes: file.size };
  const early = uploadFault(rule, facts);
  if (early) return describeFault(rule, early);
  if (rule.kind !== 'image') return undefined;
  const size = await readSize(file);
  if (!size) return unreadable;
  const late = uploadFault(rule, { ...facts, ...size });
  return late && describeFault(rule, late);
}

export function describeFault(rule: UploadRule, fault: UploadFault): Promise<string> {
  return inOurLanguage(UPLOAD_FAULT_TEXT[fault](rule));
}

/** The pixel size of an image; undefined if the browser cannot read it. */
async function readSize(file: File): Promise<Size | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
