import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { FORCED_MODAL_DELAY_MS } from '@bellbird/contract/shared/limits';
import type { Prompt } from '@bellbird/contract/attention/prompts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { panelConfig } from '#platform/config/panel-config.ts';
import { promptCountOptions, settlePrompt } from '#domains/attention/prompts/prompts.queries.ts';
import { loadTexts } from '#platform/i18n/i18n.ts';
import { withStyles } from '#loading/all-styles.ts';
import { useActing } from '#platform/session/use-session.ts';
import { hasUnsaved } from '#ui/confirm/unsaved.ts';
import { fetchCleaner } from '#ui/rich-text/cleaner.ts';
import { useCurrentRoute } from '../current-route.ts';
import { type ForcedModal, OF_LISTINGS, isAnyOfListingsDue, isDue, noteNothingDue } from './due.ts';
import { nextModal, noteClosed, onClosedElsewhere, isSuppressedOn } from './forced-modals.ts';
import { canInterrupt } from './can-interrupt.ts';
import { onNewVisit } from './new-visit.ts';
import type { ModalProps } from './OpenModal.tsx';
import { type MissingListingData, useMissingData } from './use-missing-data.ts';

/**
 * An open modal keeps its data: somebody else may fill it in while it is open, and the dialog must not change or
 * vanish.
 */
type Open = Due & { render: (ways: ModalProps) => ReactNode };
type Due = { modal: ForcedModal; missingData: MissingListingData; message: Prompt | undefined };

/**
 * Loads everything a modal needs before it opens. The user did not ask for it, so without a connection it does not
 * open instead of failing.
 */
async function loadModal(due: Due, queries: QueryClient): Promise<Open> {
  const { modal, missingData, message } = due;
  if (modal === 'prices') {
    const [{ PriceUpdateDialog }] = await Promise.all([
      withStyles(() => import('#domains/listing/catalogs/update/PriceUpdateDialog.tsx')),
      loadTexts(['old-prices']),
    ]);
    return { ...due, render: ({ onClose }) => <PriceUpdateDialog catalogs={missingData.toUpdate} onClose={onClose} /> };
  }
  const [{ OpenModal }] = await Promise.all([
    withStyles(() => import('./OpenModal.tsx')),
    loadTexts(['modals']),
    modal === 'missing' && loadForms(queries),
    modal === 'message' && fetchCleaner(),
  ]);
  return {
    ...due,
    render: (ways) => <OpenModal modal={modal} missingData={missingData} message={message} {...ways} />,
  };
}

/** The labels of the missing fields. */
async function loadForms(queries: QueryClient): Promise<void> {
  const { formsOptions } = await import('#domains/listing/provider-data/answers.queries.ts');
  await queries.ensureQueryData(formsOptions);
}

/** While the user is typing or has a dialog open, it is checked again this often. */
const LOOK_AGAIN_MS = 1000;
const NOTHING: MissingListingData = { missing: [], toUpdate: [], unpriced: [] };

/** Shows a vendor what they should not miss: one modal in a visit, and never while they are busy. */
export function ForcedModals({ user }: { user: SessionUser }) {
  const { name: page } = useCurrentRoute();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>();
  // A team member who acts for the user does not see modals.
  const isActing = useActing() !== undefined;
  // One interruption in a visit: a vendor who has closed one wants to reach their couples.
  const [isOver, setOver] = useState(false);
  useEffect(() => onNewVisit(() => setOver(false)), []);
  const [asksListings, setAsksListings] = useState(() => isAnyOfListingsDue(user.id));
  const known = useMissingData(asksListings && !isActing);
  const missingData = asksListings ? known : NOTHING;
  // The navigation asks for it, and again whenever a prompt arrives or goes.
  const message = useQuery({ ...promptCountOptions, enabled: false }).data?.modal ?? undefined;
  const messageId = message?.id;
  const hasListings = missingData !== undefined;
  // Whenever either becomes known, the next modal is looked for.
  const occasion = hasListings || messageId !== undefined ? `${hasListings} ${messageId}` : undefined;

  const next = useEffectEvent((at: typeof page) => {
    const wanted = toWantedModals(missingData, message);
    const modal = nextModal(wanted, { userId: user.id, now: Date.now(), page: at });
    return modal && { modal, missingData: missingData ?? NOTHING, message };
  });
  // On any page: what would be in the way here opens on the next one.
  const isNothingDue = useEffectEvent(() => {
    const wanted = toWantedModals(missingData, undefined);
    return (
      asksListings && hasListings && !OF_LISTINGS.some((each) => wanted.has(each) && isDue(user.id, each, Date.now()))
    );
  });
  useEffect(() => {
    if (isActing || isOver || open || occasion === undefined) return undefined;
    let hasLeft = false;
    const show = (loaded: Open) => {
      if (hasLeft) return;
      // It may have been closed in another tab, or no longer be needed, while it waited.
      const due = next(page);
      if (due?.modal !== loaded.modal || due.message?.id !== loaded.message?.id) look();
      else if (canInterrupt()) setOpen(loaded);
      else timer = setTimeout(() => show(loaded), LOOK_AGAIN_MS);
    };
    const look = () => {
      const due = next(page);
      if (due) loadModal(due, queries).then(show, () => undefined);
      else {
        if (isNothingDue()) noteNothingDue(user.id);
        setAsksListings(isAnyOfListingsDue(user.id));
      }
    };
    let timer = setTimeout(look, FORCED_MODAL_DELAY_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [isActing, isOver, open, occasion, page, user.id, queries]);

  const shown = open?.modal;
  useEffect(() => {
    if (!shown) return undefined;
    // The user has navigated to a page on which this modal is suppressed.
    if (isSuppressedOn(shown, page)) setOpen(undefined);
    return onClosedElsewhere(user.id, shown, () => {
      if (hasUnsaved()) return;
      setOpen(undefined);
      setOver(true);
    });
  }, [shown, page, user.id]);

  const shownMessageId = shown === 'message' ? open?.message?.id : undefined;
  useEffect(() => {
    // The team has stopped it, or it was closed on another device.
    if (shownMessageId !== undefined && messageId !== shownMessageId) setOpen(undefined);
  }, [shownMessageId, messageId]);

  if (!open) return null;
  const { modal, render } = open;
  const close = () => {
    noteClosed(user.id, modal, Date.now());
    if (modal === 'message' && open.message) void noteRead(open.message.id, queries);
    setOpen(undefined);
    setOver(true);
    if (modal === 'prices') void queries.invalidateQueries({ queryKey: ['provider-data'] });
  };
  return <Suspense>{render({ onClose: close, onGone: close })}</Suspense>;
}

/** Without a connection it opens again another time. */
async function noteRead(id: number, queries: QueryClient): Promise<void> {
  const { queryKey } = promptCountOptions;
  queries.setQueryData(queryKey, (known) => known && { ...known, modal: null });
  await settlePrompt(id, 'completed').catch(() => undefined);
  await queries.invalidateQueries({ queryKey: ['prompts'] });
}

/** A message of the team does not wait for what is known about the listings. */
function toWantedModals(missingData: MissingListingData | undefined, message: Prompt | undefined): Set<ForcedModal> {
  const wanted = new Set<ForcedModal>(message ? ['message'] : []);
  if (!missingData) return wanted;
  const { missing, toUpdate, unpriced } = missingData;
  wanted.add('referral');
  if (panelConfig().adVideo) wanted.add('video');
  if (toUpdate.length > 0) wanted.add('prices');
  if (unpriced.length > 0) wanted.add('noPrices');
  if (missing.length > 0) wanted.add('missing');
  return wanted;
}
