export { countAnswersBy } from './answers-by.service.ts';
export { lockDealsOf } from './deals.repository.ts';
export { takeCode } from './new-leads.repository.ts';
export { approveDeal, assertDayFree, makeDeal, refuseDeal } from './lead-deals.service.ts';
export { WEDDING_TYPE_ID } from './lead-forms.service.ts';
export {
  type LetMessageIn,
  type RequestContent,
  createLeadReveals,
  keepRequestContent,
  withhold,
} from './lead-reveals.service.ts';
export { hiddenName } from './hidden-name.policy.ts';
export { isOnLimited } from './lead-allowance.service.ts';
export { settleReminder } from './lead-reminders.service.ts';
export { isOpen, takeStep } from './lead-step.service.ts';
export { lockLeadAnywhere, lockLeadOfRequest } from './lead-system.repository.ts';
export {
  type WholeLead,
  channelFactsOf,
  findOwnLead,
  lockOwnLead,
  noteAnswer,
  noteIncoming,
  noteOffer,
  ownerOf,
  writeEvent,
} from './lead-journal.service.ts';
export type { LeadRemindersService } from './lead-reminders.service.ts';
export type { LeadTimelineService } from './lead-timeline.service.ts';
export type { LeadsService } from './leads.service.ts';
