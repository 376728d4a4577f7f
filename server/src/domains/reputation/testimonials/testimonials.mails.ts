import { renderMail } from '#platform/mail/mail-layout.ts';
import type { RequestFacts } from './comment-requests.repository.ts';

type Where = { id: number; marketplaceUrl: string };

/** Asks a couple how it was. Every couple with a deal can be asked, the happy and the others. */
export function commentRequestMail(facts: RequestFacts, { id, marketplaceUrl }: Where) {
  const { couple_name: couple, provider_name: provider, provider_slug: slug } = facts;
  return {
    subject: `How was it with ${provider}?`,
    // The same id on every try, so that a mailbox shows one mail.
    messageId: `<comment-request-${id}@${new URL(marketplaceUrl).hostname}>`,
    ...renderMail({
      title: `How was it with ${provider}?`,
      preheader: 'Two minutes of yours help the next couple.',
      greeting: `Hello ${couple},`,
      paragraphs: [
        `${provider} would like to hear how it was for you, and so would couples who are still looking.`,
        'Say what was good and what was not: your words are published as you write them.',
      ],
      action: { label: 'Write a comment', url: `${marketplaceUrl}/${slug}/comments/new` },
      footer: `You get this one mail because you booked ${provider}. Nobody will remind you of it.`,
    }),
  };
}
