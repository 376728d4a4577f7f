import type { Testimonial } from '@bellbird/contract/reputation/testimonials';
import type { ImageRow, TestimonialRow } from './testimonials.repository.ts';

export function presentImage({ id, image_key: key }: ImageRow): { id: number; url: string } {
  return { id, url: `/files/${key}` };
}

export function presentTestimonial(row: TestimonialRow): Testimonial {
  return {
    id: row.id,
    provider: { id: row.provider_id, name: row.provider_name, timeZone: row.time_zone },
    couple: { name: row.couple_name, leadId: row.lead_id, weddingDate: row.wedding_date },
    addedBy: row.added_by,
    source: presentSource(row),
    rating: row.rating,
    comments: row.comments,
    images: row.images.map(presentImage),
    status: row.status,
    rejectReason: row.reject_reason,
    reply: row.reply,
    repliedAt: row.replied_at,
    featured: row.featured,
    dispute: row.dispute_state && { state: row.dispute_state, answer: row.dispute_answer },
    createdAt: row.created_at,
    version: row.version,
  };
}

function presentSource(row: TestimonialRow): Testimonial['source'] {
  const { source_channel: channel, source_url: url, written_on: writtenOn } = row;
  return channel && url && writtenOn ? { channel, url, writtenOn } : null;
}
