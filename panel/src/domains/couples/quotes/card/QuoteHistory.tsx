import type { Quote } from '@bellbird/contract/couples/quotes';
import { useTranslation } from '#texts/use-translation.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { momentFormat } from './moment.ts';
import css from './QuoteDetails.module.css';

/** Events whose text is the couple's or a colleague's own words. */
const WITH_WORDS = new Set(['question', 'declined', 'accepted']);

/** What happened to a quote, newest first. */
export function QuoteHistory({ events, timeZone }: { events: Quote['events']; timeZone: string }) {
  const { t } = useTranslation('quotes');
  return (
    <section>
      <Text size="heading">{t('history')}</Text>
      <ul>
        {events.map((event, index) => (
          // Events are only added, at the front.
          // oxlint-disable-next-line react/no-array-index-key
          <Row component="li" gap={3} key={events.length - index} className={css.line}>
            <Stack component="span" grow className={css.words}>
              {t(`event.${event.kind}`, { version: event.version ?? 1 })}
              {event.text && WITH_WORDS.has(event.kind) && (
                <Quiet component="span" dir="auto">
                  {event.text}
                </Quiet>
              )}
            </Stack>
            <Quiet component="span">
              {[event.author, momentFormat(event.at, timeZone)].filter(Boolean).join(' · ')}
            </Quiet>
          </Row>
        ))}
      </ul>
    </section>
  );
}
