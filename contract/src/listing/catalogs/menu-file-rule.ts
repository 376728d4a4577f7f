import { type UploadRule, documentUpload } from '../../shared/uploads.ts';

/** A menu is a PDF: it looks the same on every phone. */
export const menuFile: UploadRule = {
  ...documentUpload({ required: true }),
  extensions: ['pdf'],
  mimeTypes: ['application/pdf'],
};
