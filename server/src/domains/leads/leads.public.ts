export { type AnswerFigures, countAnswersBy } from './response-times.repository.ts';
export { lockLeadAnywhere } from './lead-system.repository.ts';
export {
  type WholeLead,
  answerChange,
  channelFactsOf,
  findOwnLead,
  lockOwnLead,
  noteAnswer,
  noteIncoming,
  noteOffer,
  ownerOf,
  writeEvent,
} from './lead-journal.service.ts';
