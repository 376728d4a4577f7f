export {
  deleteCoupleAccount,
  recordCoupleActivity,
  recordLike,
  recordVisitOnLead,
  saveMarketplaceCouple,
  updateContactPreference,
} from './couples/couple-records.operations.ts';
export {
  FORGET_MISSING_ADDRESSES,
  WRITE_NAME_KEYS,
  findCoupleByMarketplaceId,
} from './couples/couple-records.repository.ts';
export { type CoupleDetails, toContactColumns } from './couples/couple-records.rules.ts';
export { importCouple, removeImportedCouple } from './couples/imported-couples.operations.ts';
export { findKnownCouples } from './couples/imported-couples.repository.ts';
export { isUnsubscribed } from './couples/unsubscribe.repository.ts';
export type { UnsubscribeTokensService } from './couples/unsubscribe-tokens.service.ts';
export { agreeOnDeal, approveDeal, makeDeal, repriceDeal, toDollars } from './deals/deals.operations.ts';
export { USE_DAYS_OF_DEALS, markCommentRequested } from './deals/deals.repository.ts';
export type { DealsService } from './deals/deals.service.ts';
export { findOwnLead, lockOwnLead, toLeadOwner } from './lead-access.operations.ts';
export { toChannelFacts } from './lead-channels.rules.ts';
export { type LeadRow, lockLeadByRequestId, lockLeadForSystem, updateUnreadCount } from './leads.repository.ts';
export { WEDDING_TYPE_ID } from './leads.rules.ts';
export type { LeadListService } from './list/lead-list.service.ts';
export type { LeadPageService } from './page/lead-page.service.ts';
export { countAnswersBy } from './list/response-times.operations.ts';
export { insertRequestLead, reserveCode } from './new-leads.repository.ts';
export { suggestQuickOffer } from './quick-offers/quick-offers.operations.ts';
export { settleReminder } from './reminders/lead-reminders.operations.ts';
export type { LeadRemindersService } from './reminders/lead-reminders.service.ts';
export { recordAnswer, recordIncomingMessage, recordOffer, recordWaiting } from './steps/lead-answers.operations.ts';
export type { MessageMarks } from './steps/lead-bulk.service.ts';
export { applyStep } from './steps/lead-step.operations.ts';
export { isOpenStatus } from './steps/lead-step.rules.ts';
export {
  type AppointmentAnswer,
  type AppointmentAnswers,
  notifyCalendar,
  stopWaitingAnswer,
} from './steps/appointment-steps.operations.ts';
export { findComingWeddings } from './deals/coming-weddings.repository.ts';
export { recordEvent } from './timeline/lead-events.operations.ts';
export type { LeadTimelineService } from './timeline/lead-timeline.service.ts';
export { isOnLimitedPackage } from './withheld/allowance.rules.ts';
export { maskName } from './withheld/hidden-name.rules.ts';
export {
  type ReleaseHeldMessage,
  type RequestContent,
  insertRequestContent,
  withholdContent,
} from './withheld/lead-reveals.operations.ts';
