import type { UploadRule } from './uploads.ts';

export type UploadFault =
  | 'missing'
  | 'too_large'
  | 'wrong_extension'
  | 'too_wide'
  | 'too_high'
  | 'unreadable'
  | 'infected';

export const UPLOAD_FAULT_TEXT: Readonly<Record<UploadFault, (rule: UploadRule) => string>> = {
  missing: () => 'This field is required!',
  too_large: (rule) => `The file may be at most ${rule.maxKb} KB.`,
  wrong_extension: (rule) => `Please choose a ${rule.extensions.join(', ')} file.`,
  too_wide: (rule) => `The image may be at most ${rule.maxWidth} pixels wide.`,
  too_high: (rule) => `The image may be at most ${rule.maxHeight} pixels high.`,
  unreadable: () => 'This file is damaged, or it is not what its name says.',
  infected: () => 'This file contains a virus. Please check your device and choose another file.',
};

export type UploadFacts = { name: string; bytes: number; width?: number | undefined; height?: number | undefined };

/** Checks an upload by its metadata; the server also checks the content. */
export function uploadFault(rule: UploadRule, file: UploadFacts | undefined): UploadFault | undefined {
  if (!file) return rule.required ? 'missing' : undefined;
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!file.name.includes('.') || !rule.extensions.includes(extension)) return 'wrong_extension';
  if (file.bytes > rule.maxKb * 1024) return 'too_large';
  if (rule.maxWidth && (file.width ?? 0) > rule.maxWidth) return 'too_wide';
  if (rule.maxHeight && (file.height ?? 0) > rule.maxHeight) return 'too_high';
  return undefined;
}
