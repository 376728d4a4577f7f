import type { Askable } from '@bellbird/contract/reputation/testimonials';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay, toDay } from '#platform/formats/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Text } from '#ui/Text.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { dotted } from '#ui/dotted.ts';
import { Pager } from '#ui/list/Pager.tsx';
import {
  askableOptions,
  cancelRequest,
  requestAll,
  requestComment,
  requestCountsOptions,
} from './testimonials.queries.ts';
import { useCommentAction } from './use-testimonials.ts';
import css from './CommentRequests.module.css';

/** Couples with a deal: who can be asked for a comment, and who will be. Each is asked once, after the wedding. */
export function CommentRequests() {
  const { t } = useTranslation('testimonials');
  const { data: counts } = useQuery(requestCountsOptions);
  const confirm = useConfirm();
  const act = useCommentAction();
  const askAll = async () => {
    const question = { title: t('ask.allTitle'), text: t('ask.allText'), confirm: t('ask.all') };
    if (await confirm(question)) await act(requestAll, t('ask.allDone'));
  };
  return (
    <Card className={css.sheet} aria-labelledby="ask-couples">
      <header>
        <Text size="section" id="ask-couples">
          {t('ask.title')}
        </Text>
        <p>{t('ask.lead')}</p>
        {counts && <p>{t('ask.counts', { asked: counts.requested, commented: counts.commented })}</p>}
        {counts && counts.not_requested > 1 && (
          <Button className={css.all} startIcon={<Send aria-hidden />} onClick={() => void askAll()}>
            {t('ask.all')}
          </Button>
        )}
      </header>
      <Couples request="not_requested" />
      {counts && counts.scheduled > 0 && (
        <section aria-labelledby="ask-scheduled">
          <Text component="h3" size="small" className={css.heading} id="ask-scheduled">
            {t('ask.scheduled', { count: counts.scheduled })}
          </Text>
          <Couples request="scheduled" />
        </section>
      )}
    </Card>
  );
}

function Couples({ request }: { request: 'not_requested' | 'scheduled' }) {
  const { t } = useTranslation('testimonials');
  const [page, setPage] = useState(1);
  const { data } = useQuery(askableOptions({ request, page }));
  return (
    <>
      {request === 'not_requested' && data?.data.length === 0 && <p className={css.quiet}>{t('ask.none')}</p>}
      <ul>
        {data?.data.map((deal) => (
          <Couple key={deal.id} deal={deal} />
        ))}
      </ul>
      {data && data.meta.total > data.meta.limit && <Pager {...data.meta} onPage={setPage} />}
    </>
  );
}

function Couple({ deal }: { deal: Askable }) {
  const { t } = useTranslation('testimonials');
  const { id, coupleName: name, block, askOn } = deal;
  const isScheduled = deal.request === 'scheduled';
  const facts = dotted(deal.providerName, deal.weddingDate && showDay(deal.weddingDate));
  return (
    <li>
      <span>
        {name}
        <small>{facts}</small>
        {block && <small className={css.block}>{t(`ask.block.${block}`)}</small>}
        {isScheduled && askOn && <small>{t('ask.goes', { day: showDay(askOn) })}</small>}
      </span>
      {isScheduled ? <CancelButton id={id} name={name} /> : !block && <AskButton id={id} name={name} askOn={askOn} />}
    </li>
  );
}

function AskButton({ id, name, askOn }: { id: number; name: string; askOn: string | null }) {
  const { t } = useTranslation('testimonials');
  const act = useCommentAction();
  const isLater = askOn !== null && askOn > toDay(new Date());
  const done = isLater ? t('ask.later', { name, day: showDay(askOn) }) : t('ask.done', { name });
  return (
    <Button
      size="small"
      startIcon={<Send aria-hidden />}
      aria-label={t(isLater ? 'ask.afterwardsNamed' : 'ask.named', { name })}
      onClick={() => void act(() => requestComment(id), done)}
    >
      {t(isLater ? 'ask.afterwards' : 'ask.ask')}
    </Button>
  );
}

function CancelButton({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('testimonials');
  const act = useCommentAction();
  return (
    <Button
      size="small"
      variant="text"
      aria-label={t('ask.cancelNamed', { name })}
      onClick={() => void act(() => cancelRequest(id), t('ask.cancelled', { name }))}
    >
      {t('ask.cancel')}
    </Button>
  );
}
