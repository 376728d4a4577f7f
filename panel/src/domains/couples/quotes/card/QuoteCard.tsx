import type { Quote } from '@bellbird/contract/couples/quotes';
import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { leadQuoteOptions } from '../quotes.queries.ts';
import { STAGE_TONES, quoteNews } from './quote-words.ts';
import css from './QuoteCard.module.css';

const QuoteDialog = lazyPart(() => import('./QuoteDialog.tsx'), 'QuoteDialog');

/** The couple's quote on their page: how much, how far, and what to do next. */
export function QuoteCard({ lead }: { lead: LeadDetail }) {
  const quote = useQuery(leadQuoteOptions(lead.id));
  // A page that cannot load it still works; the next change of the couple tries again.
  return quote.data ? <FilledCard lead={lead} quote={quote.data} /> : null;
}

function FilledCard({ lead, quote }: { lead: LeadDetail; quote: Quote }) {
  const { t } = useTranslation('quote-card');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className={css.card} aria-label={t('label', { number: quote.number })}>
      <Stack grow>
        <Row component="span" gap={2}>
          <Text size="strong" component="span" tabular line="cut">
            {t('title', { number: quote.number, total: showCents(quote.totalCents) })}
          </Text>
          <StatusChip tone={STAGE_TONES[quote.stage]}>{t(`stage.${quote.stage}`)}</StatusChip>
        </Row>
        <Quiet component="span" line="cut">
          {quoteNews(quote, t)}
        </Quiet>
      </Stack>
      {quote.stage === 'draft' ? (
        <Button size="small" component={Link} to={pathTo('leadQuote', { id: lead.id })}>
          {t('continue')}
        </Button>
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && <QuoteDialog lead={lead} quote={quote} onClose={() => setOpen(false)} />}
    </Card>
  );
}
