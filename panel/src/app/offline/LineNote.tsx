import CloudOff from 'lucide-react/icons/cloud-off';
import { useSyncExternalStore } from 'react';
import { dateFormat } from '#platform/formats/intl.ts';
import { shownFrom } from '#platform/offline/answers.ts';
import { currentLine, onLineChange } from '#platform/offline/line.ts';
import { useTranslation } from '#texts/use-translation.ts';
import css from './LineNote.module.css';

const TODAY_MS = 12 * 60 * 60_000;

/** One line at the top while the server answers slowly or not at all: since when what is shown is as it is. */
export function LineNote() {
  const { t } = useTranslation('offline');
  const line = useSyncExternalStore(onLineChange, currentLine);
  const since = useSyncExternalStore(shownFrom.subscribe, shownFrom.get);
  if (line === 'good') return null;
  return (
    <div className={css.note} data-line-note role="status">
      <CloudOff size={16} aria-hidden />
      <span>
        {t(`line.${line}`)} {since !== undefined && t('shownFrom', { when: formatMoment(since) })}
      </span>
    </div>
  );
}

function formatMoment(at: number): string {
  const isRecent = Date.now() - at < TODAY_MS;
  const day = isRecent ? {} : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat({ ...day, hour: '2-digit', minute: '2-digit', hour12: false }).format(new Date(at));
}
