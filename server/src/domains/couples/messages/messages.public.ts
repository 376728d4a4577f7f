export { addToConversation, releaseHeldMessage } from './conversation.operations.ts';
export { markMessagesRead, restoreUnreadMessages } from './messages.repository.ts';
