import { sql } from 'kysely';
import { insertArrival } from '#domains/couples/messages/incoming.repository.ts';
import { digestOf } from '#domains/couples/templates/templates.public.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Tx } from '#platform/db/db.ts';
import { onePagePdf } from './one-page-pdf.ts';

type Owner = { customerId: number; providerId: number; customerUserId: number };

const TEMPLATES = [
  {
    name: 'First answer',
    subject: 'Your wedding at {{provider.name}}',
    body: '<p>Hi {{couple.names}},</p><p>Thank you for asking about {{provider.name}}! {{wedding.weekday}} {{wedding.date}} sounds lovely, and we have plenty of space for {{guests}} guests.</p><p>Would you like to come and see us? Send me two days that suit you, and I’ll hold your date for a week.</p>',
    is_default: true,
    withBrochure: true,
  },
  {
    name: 'Come and visit',
    subject: 'A visit to {{provider.name}}',
    body: '<p>Hi {{couple.names}},</p><p>We’d love to show you around. Saturdays between 10 and 12 are best, and we’ll have the kettle on.</p>',
    is_default: false,
    withBrochure: false,
  },
  {
    name: 'Offer',
    subject: 'Our offer for {{wedding.date}}',
    body: '<p>Hi {{couple.names}},</p><p>For {{guests}} guests on {{wedding.date}}, we can offer everything you asked for at <strong>{{price}}</strong>.</p>',
    is_default: false,
    withBrochure: false,
  },
] as const;

const BROCHURE_KEY = 'messages/demo-brochure.pdf';
const SIGNATURE = '<p>Warmly,<br>Imogen Hartley</p><p>Wattle Creek Barn, Berry</p>';

/** Templates, a file and a signature for messages, and a message that waits to be matched. */
export async function demoWriting(storage: Storage, owner: Owner, now: Date): Promise<(tx: Tx) => Promise<void>> {
  const file = onePagePdf('Wattle Creek Barn, 2027');
  await storage.put(BROCHURE_KEY, file, { contentType: 'application/pdf' });
  return async (tx) => writeWriting(tx, await insertBrochure(tx, owner, file), owner, now);
}

async function writeWriting(tx: Tx, brochure: number, owner: Owner, now: Date): Promise<void> {
  const { customerId, providerId, customerUserId } = owner;
  for (const { withBrochure, ...template } of TEMPLATES) {
    const { id } = await tx
      .insertInto('mail_templates')
      .values({ customer_id: customerId, ...template })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (withBrochure)
      await tx
        .insertInto('mail_template_attachments')
        .values({ customer_id: customerId, template_id: id, attachment_id: brochure, position: 0 })
        .execute();
    await countUse(tx, {
      customerId,
      templateId: id,
      name: template.name,
      attachmentId: withBrochure ? brochure : null,
    });
  }
  await tx
    .updateTable('customer_user_providers')
    .set({ signature_content: SIGNATURE })
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('provider_id', '=', providerId)
    .execute();
  await insertArrival(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'email',
    identity: 'demo-waiting-message@mail.example',
    sender: 'mia.and.theo@mail.example',
    sender_name: 'Mia Castellan',
    subject: 'Parking for the string quartet?',
    body: 'Hello! Theo asked you for a quote from his address, and I’m writing from ours. Can the quartet park next to the barn?',
    received_at: new Date(now.getTime() - 3 * 60 * 60 * 1000).toISOString(),
    state: 'waiting',
    reason: 'no_thread',
    lead_id: null,
    header_message_id: null,
    header_references: [],
    attachments: '[]',
  });
}

type TemplateUse = { customerId: number; templateId: number; name: string; attachmentId: number | null };

/** Marks the first mail to each couple as written with a template that fits its status, so that the counts are real. */
async function countUse(tx: Tx, { customerId, templateId, name, attachmentId }: TemplateUse): Promise<void> {
  await sql`
    with mails as (
      select distinct on (m.lead_id) m.id, case when l.status in ('offer_made', 'deal', 'deal_approved') then 'Offer'
        when l.id % 3 = 0 then 'Come and visit' else 'First answer' end as name
      from lead_messages m join leads l on l.id = m.lead_id
      where m.customer_id = ${customerId} and m.direction = 'out' and m.type = 'email'
      order by m.lead_id, m.created_at, m.id
    ), sent as (
      update lead_messages m set template_id = ${templateId}, attachment_count = ${attachmentId === null ? 0 : 1}
      from mails where m.id = mails.id and mails.name = ${name} returning m.id, m.created_at
    ), files as (
      insert into lead_message_attachments (customer_id, message_id, attachment_id, name, mime_type, size_bytes, storage_key)
      select ${customerId}, sent.id, file.id, file.name, file.mime_type, file.size_bytes, file.storage_key
      from sent join customer_attachments file on file.id = ${attachmentId}
    )
    update mail_templates set use_count = (select count(*) from sent), last_used_at = (select max(created_at) from sent)
    where id = ${templateId}`.execute(tx);
}

async function insertBrochure(tx: Tx, { customerId, customerUserId }: Owner, file: Buffer): Promise<number> {
  const { id } = await tx
    .insertInto('customer_attachments')
    .values({
      customer_id: customerId,
      name: 'Wattle Creek 2027.pdf',
      mime_type: 'application/pdf',
      size_bytes: file.length,
      sha256: digestOf(file),
      storage_key: BROCHURE_KEY,
      created_by: customerUserId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
