import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { renderMail } from '#platform/mail/mail-layout.ts';
import type { ToldCampaignRequest } from './campaign-requests.repository.ts';

const WISHES: Record<Upgrade, string> = {
  campaigns: 'special offers',
  photos: 'more photos',
  leads: 'every request couples send',
  rivals: 'a comparison with rivals',
  replies: 'replies to comments',
  visits: 'statistics of visits',
  weddings: 'statistics of weddings',
  whatsapp: 'answers by WhatsApp',
  bidding: 'bidding on open requests',
};

/** Tells an account manager that a customer would like more than they have. */
export function campaignRequestMail(request: ToldCampaignRequest, baseUrl: string) {
  const wish = WISHES[request.upgrade as Upgrade] ?? 'a larger package';
  const ways = [request.email, request.phone].filter(Boolean).join(', ');
  return {
    to: request.account_manager_email,
    subject: `${request.customer_name} asks about an upgrade`,
    // The same id on every try, so that a mailbox shows one mail.
    messageId: `<campaign-request-${request.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title: `${request.company_name} would like ${wish}`,
      preheader: `${request.name} waits to hear from you.`,
      greeting: `Hello ${request.account_manager_name},`,
      paragraphs: [
        `${request.name} of ${request.company_name} asked about an upgrade in Bellbird: their package does not include ${wish}.`,
        ...(ways ? [`Reach them by: ${ways}`] : []),
      ],
      footer: `You get this mail because you look after ${request.customer_name}.`,
    }),
  };
}
