export { addToConversation } from './incoming.service.ts';
