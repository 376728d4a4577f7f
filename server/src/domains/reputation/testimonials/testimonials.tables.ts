import type { AskBlock, CommentRequest } from '@bellbird/contract/reputation/testimonials';
import type { Generated, GeneratedAlways } from 'kysely';

export type { AskBlock, CommentRequest };

export type TestimonialTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  lead_id: number | null;
  couple_name: string;
  wedding_date: string | null;
  added_by: 'couple' | 'vendor' | 'transferred';
  rating: number;
  comments: string;
  status: Generated<'pending' | 'active' | 'rejected'>;
  reject_reason: string | null;
  reply: string | null;
  replied_at: string | null;
  featured: Generated<boolean>;
  version: Generated<number>;
  source_channel: 'google' | 'facebook' | 'instagram' | 'other' | null;
  source_url: string | null;
  written_on: string | null;
  created_at: Generated<string>;
  dispute_state: 'waiting' | 'agreed' | 'refused' | null;
  dispute_reason: string | null;
  dispute_text: string | null;
  dispute_answer: string | null;
};

export type TestimonialImageTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  testimonial_id: number;
  image_key: string;
  /** Of pictures from the marketplace. */
  fingerprint: string | null;
  created_at: Generated<string>;
};

export type TestimonialHistoryTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  testimonial_id: number;
  kind: string;
  who: string;
  at: string;
};

export type CommentRequestTable = {
  customer_id: number;
  couple_provider_id: number;
  state: 'scheduled' | 'queued' | 'sent' | 'failed';
  asked_by: number | null;
  asked_at: string;
  queued_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    comment_requests: CommentRequestTable;
    testimonials: TestimonialTable;
    testimonial_images: TestimonialImageTable;
    testimonial_histories: TestimonialHistoryTable;
  }
}
