import CloudOff from 'lucide-react/icons/cloud-off';
import { useState, useSyncExternalStore } from 'react';
import { dateFormat } from '#platform/formats/intl.ts';
import { shownFrom } from '#platform/offline/answers.ts';
import { currentLine, onLineChange } from '#platform/offline/line.ts';
import { useOutbox } from '#platform/outbox/outbox-state.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTranslation } from '#texts/use-translation.ts';
import css from './LineNote.module.css';

const OutboxDialog = lazyPart(() => import('./OutboxDialog.tsx'), 'OutboxDialog');

const TODAY_MS = 12 * 60 * 60_000;

/**
 * One line at the top while the server answers slowly or not at all: since when what is shown is as it is, and how much
 * waits to be sent. It stays while something was refused.
 */
export function LineNote() {
  const { t } = useTranslation('offline');
  const line = useSyncExternalStore(onLineChange, currentLine);
  const since = useSyncExternalStore(shownFrom.subscribe, shownFrom.get);
  const entries = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length;
  if (line === 'good' && refused === 0) return null;
  return (
    <div className={css.note} data-line-note role="status">
      <CloudOff size={16} aria-hidden />
      {line !== 'good' && (
        <span>
          {t(`line.${line}`)} {since !== undefined && t('shownFrom', { when: formatMoment(since) })}
        </span>
      )}
      {entries.length > 0 && (
        <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {refused > 0 ? t('outbox.refusedCount', { count: refused }) : t('outbox.open', { count: entries.length })}
        </button>
      )}
      {isOpen && <OutboxDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function formatMoment(at: number): string {
  const isRecent = Date.now() - at < TODAY_MS;
  const day = isRecent ? {} : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat({ ...day, hour: '2-digit', minute: '2-digit', hour12: false }).format(new Date(at));
}
