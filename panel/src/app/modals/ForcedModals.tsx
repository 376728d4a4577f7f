import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { FORCED_MODAL_DELAY_MS } from '@bellbird/contract/shared/limits';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { panelConfig } from '#platform/config/panel-config.ts';
import { loadTexts } from '#platform/i18n/i18n.ts';
import { useActing } from '#platform/session/use-session.ts';
import { hasUnsaved } from '#ui/confirm/unsaved.ts';
import { useCurrentRoute } from '../current-route.ts';
import { type ForcedModal, isDue, nextModal, noteClosed, onClosedElsewhere, isSuppressedOn } from './forced-modals.ts';
import { canInterrupt } from './can-interrupt.ts';
import type { OpenModalProps } from './OpenModal.tsx';
import { type MissingListingData, useMissingData } from './use-missing-data.ts';

/**
 * An open modal keeps its data: somebody else may fill it in while it is open, and the dialog must not change or
 * vanish.
 */
type Open = { modal: ForcedModal; missingData: MissingListingData; Shown: ComponentType<OpenModalProps> };

/**
 * Loads everything a modal needs before it opens. The user did not ask for it, so without a connection it does not
 * open instead of failing.
 */
async function loadModal(modal: ForcedModal, missingData: MissingListingData, queries: QueryClient): Promise<Open> {
  const [{ OpenModal }] = await Promise.all([
    import('./OpenModal.tsx'),
    loadTexts(modal === 'prices' ? ['modals', 'catalogs'] : ['modals']),
    modal === 'prices' && import('#domains/listing/catalogs/update/PriceUpdateDialog.tsx'),
    modal === 'missing' && loadForms(queries),
  ]);
  return { modal, missingData, Shown: OpenModal };
}

/** The labels of the missing fields. */
async function loadForms(queries: QueryClient): Promise<void> {
  const { formsOptions } = await import('#domains/listing/provider-data/provider-data.queries.ts');
  await queries.ensureQueryData(formsOptions);
}

/** While the user is typing or has a dialog open, it is checked again this often. */
const LOOK_AGAIN_MS = 1000;
const NOTHING: MissingListingData = { missing: [], toUpdate: [], unpriced: [] };

/** Shows a vendor what they should not miss, one modal at a time, and never while they are busy. */
export function ForcedModals({ user }: { user: SessionUser }) {
  const { name: page } = useCurrentRoute();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>();
  // A team member who acts for the user does not see modals.
  const isActing = useActing() !== undefined;
  const [isOver, setOver] = useState(false);
  const [asksListings, setAsksListings] = useState(() => isAnyOfListingsDue(user.id));
  const known = useMissingData(asksListings && !isActing);
  const missingData = asksListings ? known : NOTHING;
  const isReady = missingData !== undefined;

  const next = useEffectEvent((at: typeof page) => {
    const modal = missingData && nextModal(toWantedModals(missingData), { userId: user.id, now: Date.now(), page: at });
    return modal && { modal, missingData };
  });
  useEffect(() => {
    if (isActing || isOver || open || !isReady) return undefined;
    let hasLeft = false;
    const show = (loaded: Open) => {
      if (hasLeft) return;
      // It may have been closed in another tab, or no longer be needed, while it waited.
      if (next(page)?.modal !== loaded.modal) look();
      else if (canInterrupt()) setOpen(loaded);
      else timer = setTimeout(() => show(loaded), LOOK_AGAIN_MS);
    };
    const look = () => {
      const due = next(page);
      if (due) loadModal(due.modal, due.missingData, queries).then(show, () => undefined);
      else setAsksListings(isAnyOfListingsDue(user.id));
    };
    let timer = setTimeout(look, FORCED_MODAL_DELAY_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [isActing, isOver, open, isReady, page, user.id, queries]);

  const shown = open?.modal;
  useEffect(() => {
    if (!shown) return undefined;
    // The user has navigated to a page on which this modal is suppressed.
    if (isSuppressedOn(shown, page)) setOpen(undefined);
    return onClosedElsewhere(user.id, shown, () => !hasUnsaved() && setOpen(undefined));
  }, [shown, page, user.id]);

  if (!open) return null;
  const { modal, Shown } = open;
  const close = (hasGone: boolean) => {
    noteClosed(user.id, modal, Date.now());
    setOpen(undefined);
    // A user who follows a modal has something to do now; the others wait for another visit.
    if (hasGone) setOver(true);
    if (modal === 'prices') void queries.invalidateQueries({ queryKey: ['provider-data'] });
  };
  return (
    <Suspense>
      <Shown modal={modal} missingData={open.missingData} onClose={() => close(false)} onGone={() => close(true)} />
    </Suspense>
  );
}

function isAnyOfListingsDue(userId: number): boolean {
  return (['prices', 'noPrices', 'missing'] as const).some((modal) => isDue(userId, modal, Date.now()));
}

function toWantedModals({ missing, toUpdate, unpriced }: MissingListingData): Set<ForcedModal> {
  const wanted = new Set<ForcedModal>(['referral']);
  if (panelConfig().adVideo) wanted.add('video');
  if (toUpdate.length > 0) wanted.add('prices');
  if (unpriced.length > 0) wanted.add('noPrices');
  if (missing.length > 0) wanted.add('missing');
  return wanted;
}
