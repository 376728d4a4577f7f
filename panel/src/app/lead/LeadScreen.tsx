import { LeadPage } from '#domains/couples/leads/detail/LeadPage.tsx';
import { Conversation } from '#domains/couples/messages/Conversation.tsx';
import { ConversationSkeleton } from '#domains/couples/messages/ConversationSkeleton.tsx';
import { QuoteCard } from '#domains/couples/quotes/card/QuoteCard.tsx';
import { lazyPart } from '#loading/lazy-part.ts';

export { firstData } from './first-data.ts';

const Missing = lazyPart(() => import('#domains/foundation/errors/Error404Page.tsx'), 'Error404Page', {
  isAwaited: true,
});

const PARTS = { Conversation, ConversationSkeleton, QuoteCard, Missing };

/** A couple's page, with the conversation of the messages domain in it. */
export function LeadScreen() {
  return <LeadPage {...PARTS} />;
}
