import type { Insertable } from 'kysely';
import type { LeadTable } from '#domains/couples/leads/leads.tables.ts';

type Special = {
  name: string;
  status: 'new' | 'pending' | 'negotiating';
  lead?: (now: Date) => Partial<Insertable<LeadTable>>;
  note?: string;
  /** A reminder that many minutes from now; one in the past is due. */
  remindInMinutes?: number;
  hasItems?: boolean;
  hasLoan?: boolean;
};

const HOUR_MS = 60 * 60 * 1000;

/** Couples that each show a feature that most couples don't have. */
export const SPECIAL_COUPLES: readonly Special[] = [
  {
    name: 'Ruby Tanaka & Finn O’Connell',
    status: 'pending',
    lead: () => ({ contact_preference: 'phone' }),
    note: 'Phone only, she works nights. Best after 4 pm.',
  },
  { name: 'Hannah Lindqvist & Omar Said', status: 'negotiating', lead: () => ({ contact_preference: 'email' }) },
  {
    name: 'Grace Abbott & Leo Marino',
    status: 'negotiating',
    lead: (now) => ({ cancelled_at: new Date(now.getTime() - 20 * HOUR_MS).toISOString(), waiting_since: null }),
  },
  {
    name: 'Isla Petrov & Noah Bright',
    status: 'negotiating',
    lead: (now) => ({
      couple_deleted_at: new Date(now.getTime() - 44 * HOUR_MS).toISOString(),
      waiting_since: null,
      couple_phone: null,
      has_email: false,
    }),
  },
  { name: 'Amara Okoye & Will Fenner', status: 'new', hasItems: true, hasLoan: true },
  {
    name: 'Sophie Laurent & Ben Achterberg',
    status: 'negotiating',
    note: 'Her parents are paying for the flowers. Check with them before the contract.',
    remindInMinutes: -35,
  },
  { name: 'Lucy Dang & Patrick Hale', status: 'negotiating', remindInMinutes: 150 },
  {
    name: 'Mila Novak & Jonas Weir',
    status: 'negotiating',
    lead: (now) => ({
      appointment_at: new Date(now.getTime() + 70 * HOUR_MS).toISOString(),
      appointment_state: 'proposed',
    }),
  },
  {
    name: 'Tilda Frost & Ravi Menon',
    status: 'negotiating',
    lead: (now) => ({
      appointment_at: new Date(now.getTime() + 28 * HOUR_MS).toISOString(),
      appointment_state: 'approved',
      waiting_since: null,
    }),
  },
];
