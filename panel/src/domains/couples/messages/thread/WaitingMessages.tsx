import type { LeadMessage } from '@bellbird/contract/couples/messages';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import { discardEntry } from '#platform/outbox/outbox.ts';
import { reasonFor } from '#platform/outbox/OutboxLines.tsx';
import type { Entry } from '#platform/outbox/outbox-state.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { Words } from './Bubble.tsx';
import css from './WaitingMessages.module.css';

/** Messages that wait for a connection, or that the server has refused since: at the end of the conversation. */
export function WaitingMessages({ entries, onEdit }: { entries: readonly Entry[]; onEdit: (entry: Entry) => void }) {
  return (
    <Stack component="ol" gap={3.5}>
      {entries.map((entry) => (
        <WaitingMessage key={entry.id} entry={entry} onEdit={() => onEdit(entry)} />
      ))}
    </Stack>
  );
}

function WaitingMessage({ entry, onEdit }: { entry: Entry; onEdit: () => void }) {
  const { t } = useTranslation('offline');
  const { subject, body, bodyHtml } = entry.look as Pick<LeadMessage, 'subject' | 'body' | 'bodyHtml'>;
  const { refusal } = entry;
  const Icon = refusal === undefined ? Clock : CircleAlert;
  return (
    <Stack component="li" align="end">
      <Words data-mine>
        {subject && <b dir="auto">{subject}</b>}
        <div dir="auto">{bodyHtml ? <RichText html={bodyHtml} /> : body}</div>
      </Words>
      <Row
        component="span"
        gap={1}
        className={css.state}
        data-refused={refusal !== undefined || undefined}
        role="status"
      >
        <Icon size={16} aria-hidden />
        {refusal === undefined ? t('outbox.waiting') : t('outbox.refused', { reason: reasonFor(refusal, t) })}
      </Row>
      <Row gap={1}>
        <Button size="small" variant="text" onClick={onEdit}>
          {t('outbox.edit')}
        </Button>
        <Button size="small" variant="text" onClick={() => void discardEntry(entry)}>
          {t('outbox.discard')}
        </Button>
      </Row>
    </Stack>
  );
}
