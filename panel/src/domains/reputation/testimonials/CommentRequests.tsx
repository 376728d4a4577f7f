import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Card } from '#ui/Card.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { askableOptions, requestComment, requestCountsOptions } from './testimonials.queries.ts';
import { useCommentAction } from './use-testimonials.ts';

/** Couples with a deal who have not been asked for a comment. Each is asked once, by email. */
export function CommentRequests() {
  const { t } = useTranslation('testimonials');
  const [page, setPage] = useState(1);
  const { data: counts } = useQuery(requestCountsOptions);
  const { data } = useQuery(askableOptions({ request: 'not_requested', page }));
  const act = useCommentAction();
  return (
    <Sheet aria-labelledby="ask-couples">
      <header>
        <Typography variant="h2" id="ask-couples">
          {t('ask.title')}
        </Typography>
        <p>{t('ask.lead')}</p>
        {counts && <p>{t('ask.counts', { asked: counts.requested, commented: counts.commented })}</p>}
      </header>
      {data?.data.length === 0 && <Quiet>{t('ask.none')}</Quiet>}
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
    </Sheet>
  );
}

const Sheet = styled(Card)(({ theme }) => ({
  '& > header': { padding: '16px 20px' },
  '& > header p': { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '10px 20px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li > span': { display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
const Quiet = styled('p')(({ theme }) => ({
  '&&': { padding: '0 20px 20px' },
  color: theme.vars.palette.text.secondary,
}));
