import type { ConversationProps } from '#domains/leads/detail/LeadPage.tsx';

/** Stands in until the conversation is merged. */
export function Talk({ isOffer }: ConversationProps) {
  return <textarea aria-label={isOffer ? 'Offer' : 'Reply'} />;
}
