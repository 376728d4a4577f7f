/** What an upload field accepts. Shown in the form, checked in the browser, and checked again by content on the server. */
export type UploadRule = {
  readonly kind: 'image' | 'document';
  readonly required: boolean;
  readonly maxKb: number;
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
  readonly maxWidth?: number;
  readonly maxHeight?: number;
};

const IMAGE = {
  kind: 'image',
  maxKb: 10_240,
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
  maxWidth: 6000,
  maxHeight: 6000,
} as const;

const DOCUMENT = {
  kind: 'document',
  maxKb: 10_240,
  extensions: ['pdf', 'doc', 'docx', 'xls', 'xlsx'],
  mimeTypes: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
} as const;

/** Attachments of a message: Word, Excel, JPEG and PDF. */
export const messageFile: UploadRule = {
  ...DOCUMENT,
  required: true,
  extensions: [...DOCUMENT.extensions, 'jpg', 'jpeg'],
  mimeTypes: [...DOCUMENT.mimeTypes, 'image/jpeg'],
};

export const imageUpload = (options: { required: boolean }): UploadRule => ({ ...IMAGE, ...options });
export const documentUpload = (options: { required: boolean }): UploadRule => ({ ...DOCUMENT, ...options });

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
