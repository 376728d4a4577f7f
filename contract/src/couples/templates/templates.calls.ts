import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, optionalText, text, Version } from '../../shared/fields.ts';
import { ATTACHMENTS_PER_MESSAGE, MESSAGE_MAX, SIGNATURE_MAX, SUBJECT_MAX } from '../../shared/limits.ts';
import { imageUpload, messageFile } from '../../shared/uploads.ts';

const ofCustomer = z.object({ customerId: idParam('customer') });

export const Attachment = z.object({
  id: id('attachment'),
  name: z.string(),
  /** Path below /api. */
  url: z.string(),
  mimeType: z.string(),
  sizeKb: z.int(),
  createdAt: Instant,
  useCount: z.int(),
  templateCount: z.int(),
});
export type Attachment = z.output<typeof Attachment>;

export const listAttachments = call({
  name: 'templates.listAttachments',
  method: 'GET',
  path: '/customers/{customerId}/attachments',
  summary: 'The files uploaded for messages, newest first',
  access: memberFor('leads'),
  params: ofCustomer,
  query: Paging.extend({ query: optionalText(80).optional() }),
  responses: { 200: listOf(Attachment) },
});

export const uploadAttachment = call({
  name: 'templates.uploadAttachment',
  method: 'POST',
  path: '/customers/{customerId}/attachments',
  summary: 'Upload a file for messages',
  access: memberFor('leads'),
  params: ofCustomer,
  body: z.strictObject({}),
  files: { file: messageFile },
  responses: { 201: one(Attachment) },
});

const ofAttachment = ofCustomer.extend({ id: idParam('attachment') });

export const readAttachment = call({
  name: 'templates.readAttachment',
  method: 'GET',
  path: '/customers/{customerId}/attachments/{id}',
  summary: 'Download a file',
  access: memberFor('leads'),
  params: ofAttachment,
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const deleteAttachment = call({
  name: 'templates.deleteAttachment',
  method: 'DELETE',
  path: '/customers/{customerId}/attachments/{id}',
  summary: 'Delete a file; sent messages and quotes keep it, templates lose it',
  access: memberFor('leads'),
  params: ofAttachment,
  responses: { 204: z.void() },
});

export const Template = z.object({
  id: id('template'),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  attachmentIds: z.array(z.int()),
  isDefault: z.boolean(),
  useCount: z.int(),
  lastUsedAt: Instant.nullable(),
  version: z.int(),
});
export type Template = z.output<typeof Template>;

const templateFields = {
  name: text(80),
  subject: optionalText(SUBJECT_MAX).default(''),
  body: text(MESSAGE_MAX),
  attachmentIds: z.array(id('attachment')).max(ATTACHMENTS_PER_MESSAGE).default([]),
  isDefault: z.boolean().default(false),
};
export const TemplateForm = z.strictObject(templateFields);
export type TemplateForm = z.input<typeof TemplateForm>;
const ofTemplate = ofCustomer.extend({ id: idParam('template') });

export const listTemplates = call({
  name: 'templates.list',
  method: 'GET',
  path: '/customers/{customerId}/templates',
  summary: 'The mail templates, the default one first, then the most used',
  access: memberFor('leads'),
  params: ofCustomer,
  query: Paging.extend({ query: optionalText(80).optional() }),
  responses: { 200: listOf(Template) },
});

export const createTemplate = call({
  name: 'templates.create',
  method: 'POST',
  path: '/customers/{customerId}/templates',
  summary: 'Add a mail template',
  access: memberFor('leads'),
  params: ofCustomer,
  body: TemplateForm,
  responses: { 201: Created },
  idempotent: true,
});

export const updateTemplate = call({
  name: 'templates.update',
  method: 'PUT',
  path: '/customers/{customerId}/templates/{id}',
  summary: 'Change a mail template',
  access: memberFor('leads'),
  params: ofTemplate,
  body: TemplateForm.extend({ version: Version }),
  responses: { 200: one(Template) },
});

export const deleteTemplate = call({
  name: 'templates.delete',
  method: 'DELETE',
  path: '/customers/{customerId}/templates/{id}',
  summary: 'Delete a mail template',
  access: memberFor('leads'),
  params: ofTemplate,
  responses: { 204: z.void() },
});

export const Signature = z.object({
  provider: z.object({ id: id('provider'), name: z.string() }),
  signatureContent: z.string(),
  signatureImage: z.string().nullable(),
});
export type Signature = z.output<typeof Signature>;

export const listSignatures = call({
  name: 'templates.listSignatures',
  method: 'GET',
  path: '/signatures',
  summary: 'The user’s own signature for each provider',
  access: memberFor('leads'),
  responses: { 200: one(z.array(Signature)) },
});

export const saveSignature = call({
  name: 'templates.saveSignature',
  method: 'PUT',
  path: '/signatures/{providerId}',
  summary: 'Change the user’s signature for a provider',
  access: memberFor('leads'),
  params: z.object({ providerId: idParam('provider') }),
  body: z.strictObject({ signatureContent: z.string().max(SIGNATURE_MAX), removeImage: z.boolean().default(false) }),
  responses: { 200: one(Signature) },
});

export const saveSignatureImage = call({
  name: 'templates.saveSignatureImage',
  method: 'POST',
  path: '/signatures/{providerId}/image',
  summary: 'Set the image of the signature',
  access: memberFor('leads'),
  params: z.object({ providerId: idParam('provider') }),
  body: z.strictObject({}),
  files: { image: imageUpload({ required: true }) },
  responses: { 200: one(Signature) },
});
