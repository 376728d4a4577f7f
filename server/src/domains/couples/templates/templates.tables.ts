import type { Generated, GeneratedAlways } from 'kysely';

export type CustomerAttachmentTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  name: string;
  mime_type: string;
  size_bytes: number;
  storage_key: string;
  /** Of its bytes; null for a file from before it was kept. */
  sha256: Buffer | null;
  created_by: number | null;
  created_at: Generated<string>;
  deleted_at: string | null;
};

export type MailTemplateTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  name: string;
  subject: Generated<string>;
  body: string;
  is_default: Generated<boolean>;
  use_count: Generated<number>;
  last_used_at: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    customer_attachments: CustomerAttachmentTable;
    mail_templates: MailTemplateTable;
    mail_template_attachments: { customer_id: number; template_id: number; attachment_id: number; position: number };
  }
}
