import type { PageName } from '#platform/routing/paths.ts';
import { FORCED_MODALS, type ForcedModal, REPEAT_AFTER, isDue, toKey } from './due.ts';

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

/** Records that a modal was closed: when, or for good. */
export function noteClosed(userId: number, modal: ForcedModal, now: number): void {
  if (modal === 'message') return;
  localStorage.setItem(toKey(userId, modal), REPEAT_AFTER[modal] === 'once' ? 'once' : String(now));
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
