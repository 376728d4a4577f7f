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
