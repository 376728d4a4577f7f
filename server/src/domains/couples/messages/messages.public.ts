export { addToConversation, letMessageIn } from './incoming.service.ts';
