import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { renderMail } from '#platform/mail/mail-layout.ts';
import type { CampaignRequestRow } from './campaign-requests.repository.ts';

const UPGRADE_LABELS: Record<Upgrade, string> = {
  campaigns: 'special offers',
  photos: 'more photos',
  leads: 'every request couples send',
  rivals: 'comparison with competitors',
  replies: 'replies to comments',
  visits: 'visit statistics',
  weddings: 'wedding statistics',
  whatsapp: 'replies by WhatsApp',
  bidding: 'bidding on open requests',
};

/** To the account manager: a customer would like an upgrade. */
export function campaignRequestMail(request: CampaignRequestRow, baseUrl: string) {
  const upgrade = UPGRADE_LABELS[request.upgrade as Upgrade] ?? 'a larger package';
  const contacts = [request.email, request.phone].filter(Boolean).join(', ');
  return {
    to: request.account_manager_email,
    subject: `${request.customer_name} asks about an upgrade`,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<campaign-request-${request.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title: `${request.company_name} would like ${upgrade}`,
      preheader: `${request.name} is waiting to hear from you.`,
      greeting: `Hello ${request.account_manager_name},`,
      paragraphs: [
        `${request.name} from ${request.company_name} asked about an upgrade in Bellbird. Their package doesn’t include ${upgrade}.`,
        ...(contacts ? [`Contact: ${contacts}`] : []),
      ],
      footer: `You received this email because you look after ${request.customer_name}.`,
    }),
  };
}

type Ending = { name: string; providerId: number; packageName: string; reason: string | null };

/** To those who manage an account: the team ended a package before its day, or gave it back. */
export function packageEndingMail({ name, providerId, packageName, reason }: Ending, baseUrl: string) {
  const words =
    reason === null
      ? {
          subject: `${packageName} runs again`,
          preheader: 'You have everything it includes again.',
          paragraphs: [`We’ve given you ${packageName} back. You have everything it includes again.`],
        }
      : {
          subject: `We’ve ended ${packageName}`,
          preheader: 'From today you’re on the limited package.',
          paragraphs: [
            `We’ve ended ${packageName}. The reason: ${reason}`,
            'From today you’re on the limited package, and nothing more is charged.',
            'Your account manager can tell you what to do next. You’ll find their address in the panel.',
          ],
        };
  return {
    subject: words.subject,
    ...renderMail({
      title: words.subject,
      preheader: words.preheader,
      greeting: `Hello ${name},`,
      paragraphs: words.paragraphs,
      action: { label: 'See packages', url: `${baseUrl}/providers/${providerId}/payments?tab=packages` },
      footer: 'You get this email because you manage your company’s account.',
    }),
  };
}
