import { MISSING_EVERY_MS, PRICE_UPDATE_EVERY_MS } from '@bellbird/contract/shared/limits';

/** The modals that the panel opens by itself, the most important first. */
export const FORCED_MODALS = ['message', 'video', 'prices', 'noPrices', 'missing', 'referral'] as const;
export type ForcedModal = (typeof FORCED_MODALS)[number];
/** The server knows who has closed a message of the team; the others are remembered here. */
type Remembered = Exclude<ForcedModal, 'message'>;

/** How soon each may open again after it was closed. */
export const REPEAT_AFTER: Readonly<Record<Remembered, number | 'once'>> = {
  video: 'once',
  prices: PRICE_UPDATE_EVERY_MS,
  noPrices: MISSING_EVERY_MS,
  missing: MISSING_EVERY_MS,
  referral: 'once',
};

/** Those that depend on what is missing in the listings. */
export const OF_LISTINGS = ['prices', 'noPrices', 'missing'] as const;

/** Keys that start with `modal.` survive a logout; each user of a shared browser has their own. */
export const toKey = (userId: number, modal: ForcedModal) => `modal.${userId}.${modal}`;

/** Whether a modal was never closed in this browser, or long enough ago. */
export function isDue(userId: number, modal: ForcedModal, now: number): boolean {
  if (modal === 'message') return true;
  const closed = localStorage.getItem(toKey(userId, modal));
  if (closed === null) return true;
  const every = REPEAT_AFTER[modal];
  if (closed === 'once' || every === 'once') return false;
  const at = Number(closed);
  // A clock that was set back, or an invalid value, must not suppress it for ever.
  return !Number.isFinite(at) || at > now || now - at >= every;
}

/** For so long nobody asks again what is missing in the listings of somebody who has closed or needs none of these. */
const ASK_AGAIN_AFTER_MS = 60 * 60_000;
const askedKey = (userId: number) => `modal.${userId}.asked`;

/** Records that what is missing in the listings gives no reason to open a modal now. */
export function noteNothingDue(userId: number): void {
  localStorage.setItem(askedKey(userId), String(Date.now()));
}

/** Whether one of the modals about listings may open again. */
export function isAnyOfListingsDue(userId: number): boolean {
  const sinceAsked = Date.now() - Number(localStorage.getItem(askedKey(userId)));
  if (sinceAsked >= 0 && sinceAsked < ASK_AGAIN_AFTER_MS) return false;
  return OF_LISTINGS.some((modal) => isDue(userId, modal, Date.now()));
}

/** Whether any that this browser remembers may open. */
export function isAnyDue(userId: number, { lacksData, hasVideo }: { lacksData: boolean; hasVideo: boolean }): boolean {
  const now = Date.now();
  const once = isDue(userId, 'referral', now) || (hasVideo && isDue(userId, 'video', now));
  return once || (lacksData && isAnyOfListingsDue(userId));
}
