import { renderMail } from '#platform/mail/mail-layout.ts';
import type { RequestFacts } from './comment-requests.repository.ts';

type Where = { id: number; marketplaceUrl: string; unsubscribe: string };

/** Asks a couple for a comment. Every couple with a deal can be asked, happy or not. */
export function commentRequestMail(facts: RequestFacts, { id, marketplaceUrl, unsubscribe }: Where) {
  const { couple_name: couple, provider_name: provider, provider_slug: slug } = facts;
  return {
    language: facts.language,
    subject: `How was it with ${provider}?`,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<comment-request-${id}@${new URL(marketplaceUrl).hostname}>`,
    // The unsubscribe button of mail programs, RFC 8058.
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    ...renderMail({
      title: `How was it with ${provider}?`,
      preheader: 'Two minutes of your time can help the next couple.',
      greeting: `Hello ${couple},`,
      paragraphs: [
        `${provider} would like to hear how it was for you, and so would couples who are still looking.`,
        'Tell them what was good and what wasn’t. Your comment is published as you write it.',
      ],
      action: { label: 'Write a comment', url: `${marketplaceUrl}/${slug}/comments/new` },
      footer: `You’re receiving this email because you booked ${provider}. We won’t send a reminder. To get no more of these emails, unsubscribe: ${unsubscribe}`,
    }),
  };
}
