export { MAIL_FOOTER, SEE_QUOTE } from './added-words.rules.ts';
export { addToConversation, releaseHeldMessage } from './conversation.operations.ts';
export { toFirstNames, toGreetingNames } from './couple-names.rules.ts';
export { CANCEL_WAITING_MESSAGES } from './message-queue.operations.ts';
export { markMessagesRead, restoreUnreadMessages } from './messages.repository.ts';
export type { OutgoingService } from './outgoing.service.ts';
export { insertAutomaticMessage } from './automatic-messages.operations.ts';
export type { UnmatchedService } from './unmatched.service.ts';
