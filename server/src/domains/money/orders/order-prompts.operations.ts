import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Tx } from '#platform/db/db.ts';
import { shownDay } from '#platform/time/calendar.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import type { DeskOrderRow } from './orders.repository.ts';

const REFUNDS = {
  card: ' We’re sending your money back to your card; it takes a few days to arrive.',
  transfer: ' We’ll transfer your money back to you.',
} as const;

function describe({ product_name: product, status, scheduled_on, refund }: DeskOrderRow) {
  switch (status) {
    case 'scheduled':
      return { title: `${product}: ${shownDay(scheduled_on ?? '')}`, text: 'We’ve set a day for your order.' };
    case 'delivered':
      return { title: `${product}: delivered`, text: 'Your order is finished.' };
    case 'cancelled':
      return { title: `${product}: cancelled`, text: `We’ve cancelled your order.${refund ? REFUNDS[refund] : ''}` };
    case 'to_do':
      return { title: `${product}: open again`, text: 'We’re working on your order again.' };
  }
}

/** Tells the provider’s team where its order is now. */
export async function promptOfOrder(tx: Tx, order: DeskOrderRow, at: Date): Promise<void> {
  const { customer_id: customerId, provider_id: providerId, message } = order;
  const { title, text } = describe(order);
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: title.slice(0, 120),
    body_html: `<p>${[text, escapeHtml(message)].filter(Boolean).join(' ')}</p>`,
    link_path: `/providers/${providerId}/payments?tab=packages`,
    link_text: 'View',
    created_at: at.toISOString(),
  });
  await notifyTeams(tx, customerId, [
    { providerId, event: { kind: 'prompts' } },
    { providerId, event: { kind: 'payments' } },
  ]);
}
