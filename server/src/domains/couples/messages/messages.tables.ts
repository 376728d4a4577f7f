import type { DeliveryState, SenderKind } from '@bellbird/contract/couples/messages';
import type { ColumnType, Generated, GeneratedAlways, Insertable } from 'kysely';
import type { MessageFailure } from './mail-kind.rules.ts';

export type { DeliveryState, SenderKind };

export type LeadMessageTable = {
  /** Reserved in advance where other rows are written together with the message. */
  id: Generated<number>;
  customer_id: number;
  lead_id: number;
  type: 'email' | 'sms';
  direction: 'in' | 'out';
  subject: string | null;
  body: string;
  body_html: string | null;
  /** The whole text of a mail whose `body` leaves out what it quotes. */
  whole_body: string | null;
  author_id: number | null;
  created_at: Generated<string>;
  read_at: string | null;
  state: Generated<DeliveryState>;
  state_at: string | null;
  failure: MessageFailure | null;
  send_at: string | null;
  cancel_if_answered: Generated<boolean>;
  is_offer: Generated<boolean>;
  /** The couple was waiting when it was sent, so they wait again if it fails. */
  was_awaited: Generated<boolean>;
  template_id: number | null;
  sender_name: string | null;
  sender_address: string | null;
  sender_kind: SenderKind | null;
  header_message_id: string | null;
  header_references: Generated<string[]>;
  gateway_id: string | null;
  /** Renewed while a process delivers it. */
  claimed_at: string | null;
  claim_key: string | null;
  /** Set from the moment it is handed to a mail server or gateway until the response is stored. */
  handed_over_at: string | null;
  /** Set after a failed attempt: until then a job tries again. */
  next_try_at: string | null;
  signature_image_key: string | null;
  attachment_count: Generated<number>;
  /** The quote whose link is added when it is sent; the link itself is stored nowhere. */
  quote_id: ColumnType<number | null, number | null | undefined>;
};

export type MessageAttachmentTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  message_id: number;
  attachment_id: number | null;
  name: string;
  mime_type: string;
  size_bytes: number;
  storage_key: string | null;
};

export type DraftTable = {
  customer_id: number;
  lead_id: number;
  customer_user_id: number;
  type: 'email' | 'sms';
  subject: string;
  body: string;
  attachment_ids: number[];
  template_id: number | null;
  updated_at: string;
};

/** A file of a message that waits to be matched. */
export type WaitingFile = { name: string; mimeType: string; sizeBytes: number; storageKey: string | null };

export type InboundMessageTable = {
  id: GeneratedAlways<number>;
  customer_id: number | null;
  provider_id: number | null;
  type: 'email' | 'sms';
  identity: string;
  sender: string;
  sender_name: string;
  subject: string;
  body: string;
  received_at: string;
  state: 'waiting' | 'matched' | 'dismissed' | 'ignored';
  reason: string | null;
  lead_id: number | null;
  header_message_id: string | null;
  header_references: string[];
  attachments: WaitingFile[];
  /** Everybody the mail names as a recipient. */
  recipients: Generated<string[]>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    lead_messages: LeadMessageTable;
    lead_message_attachments: MessageAttachmentTable;
    lead_drafts: DraftTable;
    inbound_messages: InboundMessageTable;
    sms_routes: {
      customer_id: number;
      lead_id: number;
      couple_phone: string;
      our_number: string;
      created_at: Generated<string>;
    };
    sms_suppressions: { phone: string; stopped_at: Generated<string> };
  }
}

export type NewMessageRow = Insertable<LeadMessageTable>;
