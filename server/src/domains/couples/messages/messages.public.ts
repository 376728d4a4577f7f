export { addToConversation, releaseHeldMessage } from './conversation.operations.ts';
export { CANCEL_WAITING_MESSAGES } from './message-queue.operations.ts';
export { markMessagesRead, restoreUnreadMessages } from './messages.repository.ts';
export type { UnmatchedService } from './unmatched.service.ts';
