import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentLocale, textLanguage } from '#platform/i18n/locale.ts';
import { shownFrom, storeAnswer } from '#platform/offline/answers.ts';
import { currentLine, onLineChange } from '#platform/offline/line.ts';
import { keepAnswers, onLateAnswer } from '#platform/offline/read-through.ts';
import { type KeepShell, WORKER } from '#platform/offline/shell-message.ts';
import { watchLine } from '#platform/offline/watch-line.ts';
import { onSent, sendWaiting } from '#platform/outbox/outbox.ts';
import { outboxState } from '#platform/outbox/outbox-state.ts';
import { session } from '#platform/session/current-session.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { LineNote } from './LineNote.tsx';

const SEND_EVERY_MS = 30_000;
const FILL_EVERY_MS = 15 * 60_000;

/** Keeps the panel and what a vendor needs on the way readable without a connection, and says when there is none. */
export function OfflineSupport() {
  const queries = useQueryClient();
  useEffect(() => keepAnswers((kept) => void storeAnswer(kept)), []);
  useEffect(() => {
    const refetch = () => {
      shownFrom.reset();
      void queries.invalidateQueries();
    };
    const stops = [onLineChange((now) => now === 'good' && refetch()), onLateAnswer(refetch), watchLine()];
    return () => stops.forEach((stop) => stop());
  }, [queries]);
  useEffect(() => stockUp(queries), [queries]);
  useOutboxSending();
  return <LineNote />;
}

/** Sends what waits: at the start, when the line is back, and now and then while the server asks for patience. */
function useOutboxSending(): void {
  const { t } = useTranslation('offline');
  const queries = useQueryClient();
  const notices = useNotices();
  useEffect(() => {
    const sendAll = () => void sendWaiting().catch(() => undefined);
    const trySending = () => {
      if (currentLine() !== 'gone' && outboxState.get().some(({ refusal }) => refusal === undefined)) sendAll();
    };
    const stopLine = onLineChange((now) => now === 'good' && sendAll());
    const stopSent = onSent(({ kind, about }) => {
      notices.success(t('outbox.sent', { what: [t(`outbox.kind.${kind}`), about].filter(Boolean).join(' · ') }));
      void queries.invalidateQueries();
    });
    const timer = setInterval(trySending, SEND_EVERY_MS);
    sendAll();
    return () => {
      stopLine();
      stopSent();
      clearInterval(timer);
    };
  }, [queries, notices, t]);
}

/** Stores the panel and the data; later again, as long as somebody looks. Returns how to stop. */
function stockUp(queries: QueryClient): () => void {
  const fill = async () => {
    const state = session.get();
    if (isSparing() || document.visibilityState !== 'visible' || state.status !== 'loggedIn' || !state.user) return;
    if (!(await keepShell())) return;
    // Two tabs need not do it both. What is missing is fetched the next time.
    await navigator.locks
      .request('bellbird.fill', { ifAvailable: true }, async (lock) => {
        if (!lock || !state.user) return;
        const { fillStore } = await import('./fill.ts');
        await fillStore(queries, state.user, new Date());
      })
      .catch(() => undefined);
  };
  void fill();
  const timer = setInterval(() => void fill(), FILL_EVERY_MS);
  return () => clearInterval(timer);
}

/** False if this browser cannot open the panel without a connection: then its data is of no use either. */
async function keepShell(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.register(WORKER, { scope: '/' }).catch(() => undefined);
  if (!registration) return false;
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepShell = { kind: 'keep-shell', language: textLanguage(currentLocale()) };
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(message);
  return true;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** On a bad line, or if the user wants to save data, nothing is fetched ahead. */
function isSparing(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !navigator.onLine || saveData || effectiveType.endsWith('2g');
}
