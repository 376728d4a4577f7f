import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type LeadTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  couple_id: number;
  request_id: string | null;
  created_at: Generated<string>;
  extension_number: string;
  couple_name: string;
  couple_name_key: GeneratedAlways<string>;
  organization_date: string | null;
  organization_type_id: Generated<number>;
  guests: number | null;
  budget: number | null;
  place: Generated<string>;
  status: Generated<string>;
  process_state_id: number | null;
  reject_reason_id: number | null;
  report_reason_id: number | null;
  /** When the team found a reported request to be spam; averages then leave it out. */
  spam_confirmed_at: ColumnType<string | null, string | null | undefined>;
  unread_message_count: Generated<number>;
  item_count: Generated<number>;
  is_prepaid: Generated<boolean>;
  first_lead_type: Generated<'lead' | 'plusLead'>;
  is_wedding: Generated<boolean>;
  source: Generated<string>;
  read_at: string | null;
  waiting_since: string | null;
  first_answered_at: string | null;
  answer_minutes: number | null;
  last_message_at: string | null;
  reminder_at: string | null;
  appointment_at: string | null;
  appointment_state: 'proposed' | 'approved' | 'rejected' | null;
  contact_preference: Generated<'any' | 'phone' | 'email'>;
  cancelled_at: string | null;
  couple_deleted_at: string | null;
  couple_phone: string | null;
  has_email: Generated<boolean>;
  deleted_at: string | null;
  /** Withheld by a limited package: the couple's name is masked, and what they wrote is in `withheld_post`. */
  withheld: Generated<boolean>;
  version: Generated<number>;
};

/** Written as text, read as parsed JSON. */
type Json<T> = ColumnType<T, string, string>;

export type LeadDetailTable = {
  lead_id: number;
  customer_id: number;
  message: Generated<string>;
  answers: ColumnType<{ field: string; value: string; label?: string }[], string | undefined, string>;
  loan_requested: Generated<boolean>;
  loan_amount: number | null;
  loan_requested_at: string | null;
};

export type LeadItemTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  lead_id: number;
  name: string;
  price: number | null;
  quantity: Generated<number>;
};

export type EventDetails = {
  from?: string;
  to?: string;
  reasonId?: number;
  text?: string;
  count?: number;
  messageId?: number;
  /** What was corrected in a deal, as text. */
  changes?: { field: 'price' | 'weddingDate' | 'space'; from: string | null; to: string | null }[];
};

/** What undoing a step restores: columns of the lead, its deal, its reminder and the days its quotes held. */
export type UndoRecord = {
  lead: Partial<Record<UndoableColumn, string | number | null>>;
  /** A deal that is active again also books its day again, in the space it had. */
  deal?: {
    id: number;
    status: 'agreed' | 'approved' | 'refused' | null;
    spaceId?: number | null;
    /** The day that the couple wanted before the deal was made. */
    askedFor?: string | null;
    /** It was waiting for a day that somebody else had. */
    wasUnbooked?: boolean;
  };
  reminderId?: number;
  /** Tells the couple of the step unless it is stopped. */
  messageId?: number;
  /** Was to tell the couple of the step before, and was stopped by this one. */
  stoppedMessageId?: number;
  /** Days that quotes held until the request was closed. */
  holds?: {
    provider_id: number;
    quote_id: number;
    lead_id: number;
    day: string;
    space_id: number | null;
    expires_on: string;
    note: string;
  }[];
};
export type UndoableColumn =
  | 'status'
  | 'process_state_id'
  | 'reject_reason_id'
  | 'report_reason_id'
  | 'waiting_since'
  | 'first_answered_at'
  | 'answer_minutes'
  | 'appointment_state';

export type LeadEventTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  lead_id: number;
  provider_id: number;
  kind: string;
  at: Generated<string>;
  customer_user_id: number | null;
  details: Json<EventDetails>;
  undo: ColumnType<UndoRecord | null, string | null | undefined, string | null>;
  undone_at: string | null;
};

export type LeadNoteTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  lead_id: number;
  customer_user_id: number | null;
  body: string;
  created_at: Generated<string>;
};

export type LeadReminderTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  lead_id: number;
  customer_user_id: number;
  due_at: string;
  text: Generated<string>;
  created_at: Generated<string>;
  told_at: string | null;
  done_at: string | null;
};

export type WithheldPostTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  lead_id: number;
  kind: 'request' | 'message';
  at: string;
  content: Json<unknown>;
};

export type LeadRevealTable = {
  lead_id: number;
  customer_id: number;
  provider_id: number;
  /** The first day of the month it counts in. */
  month: string;
  at: string;
  customer_user_id: number | null;
  fake_at: string | null;
};

export type LeadViewTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  name: string;
  search: string;
  created_at: Generated<string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    leads: LeadTable;
    lead_details: LeadDetailTable;
    lead_items: LeadItemTable;
    lead_events: LeadEventTable;
    lead_notes: LeadNoteTable;
    lead_reminders: LeadReminderTable;
    lead_views: LeadViewTable;
    withheld_post: WithheldPostTable;
    lead_reveals: LeadRevealTable;
  }
}
