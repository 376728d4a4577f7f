import Clock from 'lucide-react/icons/clock';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { discardEntry, retryEntry } from './outbox.ts';
import { type Entry, UNSURE, useOutbox } from './outbox-state.ts';
import css from './OutboxLines.module.css';

/** What was done without a connection and waits, or was refused since; each can be discarded, a refused one sent again. */
export function OutboxLines({ place, kinds }: { place?: string; kinds?: readonly Entry['kind'][] }) {
  const { t } = useTranslation('offline');
  const entries = useOutbox(place).filter(({ kind }) => !kinds || kinds.includes(kind));
  if (entries.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('outbox.label')}>
      {entries.map((entry) => (
        <Line key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { t } = useTranslation('offline');
  const { kind, about, text, refusal } = entry;
  const Icon = refusal === undefined ? Clock : CircleAlert;
  return (
    <li className={css.line} data-refused={refusal !== undefined || undefined}>
      <Icon size={18} aria-hidden />
      <div className={css.words}>
        <b>{[t(`outbox.kind.${kind}`), about].filter(Boolean).join(' · ')}</b>
        <p dir="auto">{text}</p>
        <small>
          {refusal === undefined ? t('outbox.waiting') : t('outbox.refused', { reason: reasonFor(refusal, t) })}
        </small>
        <Row gap={1} wrap>
          {refusal !== undefined && (
            <Button size="small" onClick={() => void retryEntry(entry)}>
              {t('outbox.retry')}
            </Button>
          )}
          <Button size="small" variant="text" onClick={() => void discardEntry(entry)}>
            {t('outbox.discard')}
          </Button>
        </Row>
      </div>
    </li>
  );
}

/** The server's own words, except where it could not be asked. */
export function reasonFor(refusal: string, t: (key: string) => string): string {
  return refusal === UNSURE ? t('outbox.unsure') : refusal;
}
