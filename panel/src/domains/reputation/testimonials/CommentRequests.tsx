import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Text } from '#ui/Text.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { askableOptions, requestComment, requestCountsOptions } from './testimonials.queries.ts';
import { useCommentAction } from './use-testimonials.ts';
import css from './CommentRequests.module.css';

/** Couples with a deal who have not been asked for a comment. Each is asked once, by email. */
export function CommentRequests() {
  const { t } = useTranslation('testimonials');
  const [page, setPage] = useState(1);
  const { data: counts } = useQuery(requestCountsOptions);
  const { data } = useQuery(askableOptions({ request: 'not_requested', page }));
  const act = useCommentAction();
  return (
    <Card className={css.sheet} aria-labelledby="ask-couples">
      <header>
        <Text size="section" id="ask-couples">
          {t('ask.title')}
        </Text>
        <p>{t('ask.lead')}</p>
        {counts && <p>{t('ask.counts', { asked: counts.requested, commented: counts.commented })}</p>}
      </header>
      {data?.data.length === 0 && <p className={css.quiet}>{t('ask.none')}</p>}
      <ul>
        {data?.data.map((deal) => (
          <li key={deal.id}>
            <span>
              {deal.coupleName}
              <small>
                {[deal.providerName, deal.weddingDate && showDay(deal.weddingDate)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <Button
              size="small"
              startIcon={<Send aria-hidden />}
              aria-label={t('ask.named', { name: deal.coupleName })}
              onClick={() => void act(() => requestComment(deal.id), t('ask.done', { name: deal.coupleName }))}
            >
              {t('ask.ask')}
            </Button>
          </li>
        ))}
      </ul>
      {data && data.meta.total > data.meta.limit && <Pager {...data.meta} onPage={setPage} />}
    </Card>
  );
}
