import { MISSING_EVERY_MS, PRICE_UPDATE_EVERY_MS } from '@bellbird/contract/shared/limits';
import type { PageName } from '#platform/routing/paths.ts';

/** What is brought before a vendor unasked, the most important first. */
export const FORCED_MODALS = ['video', 'prices', 'noPrices', 'missing', 'referral'] as const;
export type ForcedModal = (typeof FORCED_MODALS)[number];

/** After how long each may come back. */
const REPEAT_AFTER: Readonly<Record<ForcedModal, number | 'once'>> = {
  video: 'once',
  prices: PRICE_UPDATE_EVERY_MS,
  noPrices: MISSING_EVERY_MS,
  missing: MISSING_EVERY_MS,
  referral: 'once',
};

/** Pages on which a modal would only be in the way: what it asks for, or something more pressing, is done there. */
const SUPPRESSED_ON: Readonly<Record<ForcedModal, readonly PageName[]>> = {
  video: [],
  prices: [],
  noPrices: ['providerBudget'],
  missing: [
    'providerInfo',
    'providerInfoTab',
    'providerBudget',
    'galleries',
    'providerGallery',
    'galleryMedia',
    'checkout',
    'providerPayments',
    'login',
    'passwordRenew',
    'passwordReset',
    'passwordResetByKey',
  ],
  referral: ['referProvider', 'referProviderSuccess', 'referProviderConditions'],
};

/** Outlives a logout, as all that begins so does, and is each user's own where several share a browser. */
const toKey = (userId: number, modal: ForcedModal) => `modal.${userId}.${modal}`;

/** Notes that a modal was closed: when, or once and for all. */
export function noteClosed(userId: number, modal: ForcedModal, now: number): void {
  localStorage.setItem(toKey(userId, modal), REPEAT_AFTER[modal] === 'once' ? 'once' : String(now));
}

/** Whether a modal was never closed here, or so long ago that it may come back. */
export function isDue(userId: number, modal: ForcedModal, now: number): boolean {
  const closed = localStorage.getItem(toKey(userId, modal));
  if (closed === null) return true;
  const every = REPEAT_AFTER[modal];
  if (closed === 'once' || every === 'once') return false;
  const at = Number(closed);
  // A clock that was set back, or a value nobody wrote, must not silence it for ever.
  return !Number.isFinite(at) || at > now || now - at >= every;
}

/** Hears when the user closes, in another tab, what is not due any more then. */
export function onClosedElsewhere(userId: number, modal: ForcedModal, heard: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === toKey(userId, modal) && !isDue(userId, modal, Date.now())) heard();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Whether a modal would be in the way of a page. */
export function isSuppressedOn(modal: ForcedModal, page: PageName | undefined): boolean {
  return page !== undefined && SUPPRESSED_ON[modal].includes(page);
}

/** The one to show now, if any: wanted, due, and not in the way of this page. */
export function nextModal(
  wanted: ReadonlySet<ForcedModal>,
  { userId, now, page }: { userId: number; now: number; page: PageName | undefined },
): ForcedModal | undefined {
  return FORCED_MODALS.find((modal) => wanted.has(modal) && isDue(userId, modal, now) && !isSuppressedOn(modal, page));
}
