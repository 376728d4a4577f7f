import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { id, idParam } from '../../shared/fields.ts';
import { menuFile } from './menu-file.ts';

export const MenuFile = z.object({
  id: id('menuFile'),
  name: z.string(),
  sizeKb: z.int(),
  /** Relative to /api. */
  url: z.string(),
});
export type MenuFile = z.output<typeof MenuFile>;

const ofProvider = z.object({ providerId: idParam('provider') });

export const uploadMenuFile = call({
  name: 'catalogs.uploadMenuFile',
  method: 'POST',
  path: '/providers/{providerId}/menu-files',
  summary: 'Upload the PDF of a menu; it is deleted after a day if no menu uses it',
  access: memberFor('catalogs'),
  params: ofProvider,
  body: z.strictObject({}),
  files: { file: menuFile },
  responses: { 201: one(MenuFile) },
});

export const readMenuFile = call({
  name: 'catalogs.readMenuFile',
  method: 'GET',
  path: '/providers/{providerId}/menu-files/{id}',
  summary: 'The PDF of a menu, as a download',
  access: memberFor('catalogs'),
  params: ofProvider.extend({ id: idParam('menuFile') }),
  sensitive: 'export',
  responses: { 200: 'blob' },
});
