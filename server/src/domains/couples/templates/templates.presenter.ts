import type { Attachment, Signature, Template } from '@bellbird/contract/couples/templates';
import type { SignatureRow } from './signatures.repository.ts';
import type { AttachmentRow, TemplateRow } from './templates.repository.ts';

export function presentAttachment(row: AttachmentRow): Attachment {
  return {
    id: row.id,
    name: row.name,
    url: `/customers/${row.customer_id}/attachments/${row.id}`,
    mimeType: row.mime_type,
    sizeKb: Math.max(1, Math.round(row.size_bytes / 1024)),
    createdAt: row.created_at,
    useCount: row.use_count,
    templateCount: row.template_count,
  };
}

export function presentTemplate(row: TemplateRow): Template {
  return {
    id: row.id,
    name: row.name,
    subject: row.subject,
    body: row.body,
    attachmentIds: row.attachment_ids,
    isDefault: row.is_default,
    useCount: row.use_count,
    lastUsedAt: row.last_used_at,
    version: row.version,
  };
}

export function presentSignature(row: SignatureRow): Signature {
  return {
    provider: { id: row.provider_id, name: row.provider_name },
    signatureContent: row.signature_content ?? '',
    signatureImage: row.signature_image_key === null ? null : `/files/${row.signature_image_key}`,
  };
}
