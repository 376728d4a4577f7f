import { type UploadRule, documentUpload } from '../../shared/uploads.ts';

/** Menus are PDFs, which look the same on every phone. */
export const menuFile: UploadRule = {
  ...documentUpload({ required: true }),
  extensions: ['pdf'],
  mimeTypes: ['application/pdf'],
};
