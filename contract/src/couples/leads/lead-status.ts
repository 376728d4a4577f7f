/** Every status a lead can have. */
export const LEAD_STATUSES = [
  'new',
  'pending',
  'negotiating',
  'offer_made',
  'deal',
  'deal_approved',
  'rejected',
  'call_again',
  'not_wedding',
  'spam_reported',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Statuses of leads that can still become a deal. */
export const OPEN_LEAD_STATUSES = ['new', 'pending', 'negotiating', 'offer_made', 'call_again'] as const;

const CLOSING = ['deal', 'rejected', 'call_again', 'not_wedding', 'spam_reported'] as const;

/**
 * Which status may follow which, for panel and server. Automatic steps (first opening, first answer, a sent offer) are
 * in this table too. Undo is not a step: it restores what was before.
 */
export const LEAD_TRANSITIONS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['pending', 'negotiating', 'offer_made', ...CLOSING],
  pending: ['negotiating', 'offer_made', ...CLOSING],
  negotiating: ['offer_made', ...CLOSING],
  offer_made: ['negotiating', ...CLOSING],
  call_again: ['negotiating', 'offer_made', ...CLOSING],
  deal: ['deal_approved', 'negotiating'],
  deal_approved: [],
  rejected: ['negotiating'],
  not_wedding: ['negotiating'],
  spam_reported: [],
};

export function canMove(from: LeadStatus, to: LeadStatus): boolean {
  return LEAD_TRANSITIONS[from].includes(to);
}

/** What a person may choose from a menu: without automatic steps and those with their own action. */
export function choosableStatuses(from: LeadStatus): LeadStatus[] {
  return LEAD_TRANSITIONS[from].filter((to) => to !== 'pending' && to !== 'deal_approved');
}
