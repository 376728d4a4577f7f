import { MISSING_EVERY_MS, PRICE_UPDATE_EVERY_MS } from '@bellbird/contract/shared/limits';
import type { PageName } from '#platform/routing/paths.ts';

/** The modals that the panel opens by itself, the most important first. */
export const FORCED_MODALS = ['message', 'video', 'prices', 'noPrices', 'missing', 'referral'] as const;
export type ForcedModal = (typeof FORCED_MODALS)[number];
/** The server knows who has closed a message of the team; the others are remembered here. */
type Remembered = Exclude<ForcedModal, 'message'>;

/** How soon each may open again after it was closed. */
const REPEAT_AFTER: Readonly<Record<Remembered, number | 'once'>> = {
  video: 'once',
  prices: PRICE_UPDATE_EVERY_MS,
  noPrices: MISSING_EVERY_MS,
  missing: MISSING_EVERY_MS,
  referral: 'once',
};

/** Pages on which a modal would be in the way, because the same thing or something more urgent is done there. */
const SUPPRESSED_ON: Readonly<Record<ForcedModal, readonly PageName[]>> = {
  message: ['checkout', 'providerPayments', 'login', 'passwordRenew', 'passwordReset', 'passwordResetByKey'],
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

/** Keys that start with `modal.` survive a logout; each user of a shared browser has their own. */
const toKey = (userId: number, modal: ForcedModal) => `modal.${userId}.${modal}`;

/** Records that a modal was closed: when, or for good. */
export function noteClosed(userId: number, modal: ForcedModal, now: number): void {
  if (modal === 'message') return;
  localStorage.setItem(toKey(userId, modal), REPEAT_AFTER[modal] === 'once' ? 'once' : String(now));
}

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

/** Calls `onClosed` when the user closes the modal in another tab. */
export function onClosedElsewhere(userId: number, modal: ForcedModal, onClosed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === toKey(userId, modal) && !isDue(userId, modal, Date.now())) onClosed();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Whether a modal is suppressed on a page. */
export function isSuppressedOn(modal: ForcedModal, page: PageName | undefined): boolean {
  return page !== undefined && SUPPRESSED_ON[modal].includes(page);
}

/** The modal to show now, if any: needed, due and not suppressed on this page. */
export function nextModal(
  wanted: ReadonlySet<ForcedModal>,
  { userId, now, page }: { userId: number; now: number; page: PageName | undefined },
): ForcedModal | undefined {
  return FORCED_MODALS.find((modal) => wanted.has(modal) && isDue(userId, modal, now) && !isSuppressedOn(modal, page));
}
