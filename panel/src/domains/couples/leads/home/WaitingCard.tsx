import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link as RouterLink } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { stringifySearch } from '#platform/routing/search.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { LeadPerson } from '../parts/LeadPerson.tsx';
import { leadName } from '../parts/lead-name.ts';
import { useLeadFacts } from '../parts/use-lead-facts.ts';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { rememberList } from '../neighbours/last-list.ts';
import { SHOWN, homeOptions } from './home.queries.ts';
import { cx } from '#ui/cx.ts';
import stretched from '#ui/list/stretched-link.module.css';
import css from './WaitingCard.module.css';

const WAITING = { unanswered: 'true', sort: 'waiting' };

/** Couples who are waiting for an answer, the longest first, with their last message. */
export function WaitingCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const home = useQuery(homeOptions(now));
  const { couples = [], total = 0 } = home.data?.waiting ?? {};
  /** From here, previous and next go along all waiting couples. */
  const rememberWaiting = () => {
    const ids = couples.map((lead) => lead.id);
    rememberList({ search: stringifySearch(WAITING), ids, total, pages: { first: 1, last: 0 } });
  };
  return (
    <Card
      title={t('waiting.title')}
      badge={<Badge count={total} tone="hot" label={t('waiting.badge', { count: total })} />}
      action={
        <TextLink component={RouterLink} to={pathTo('leads')} size="small">
          {t('waiting.all')}
        </TextLink>
      }
      titleId="home-waiting"
    >
      {home.isLoadingError ? (
        <ErrorState onRetry={() => void home.refetch()} />
      ) : home.isPending ? (
        <Shapes />
      ) : total === 0 ? (
        <EmptyState
          title={t('waiting.none')}
          text={t(home.data.figures.times.answered > 0 ? 'waiting.noneText' : 'waiting.noneYet')}
        />
      ) : (
        <>
          <ul>
            {couples.map((lead) => (
              <Row
                key={lead.id}
                lead={lead}
                onOpen={rememberWaiting}
                words={home.data.lastWords.find(({ leadId }) => leadId === lead.id)?.text}
              />
            ))}
          </ul>
          {total > couples.length && (
            <div className={css.more}>
              <TextLink component={RouterLink} to={pathTo('leads')} search={WAITING}>
                {t('waiting.more')}
              </TextLink>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

function Row({ lead, words, onOpen }: { lead: LeadSummary; words: string | undefined; onOpen: () => void }) {
  const { t } = useTranslation('leads-home');
  const facts = useLeadFacts();
  return (
    <li className={css.item}>
      <div className={cx(css.person, stretched.stretched)}>
        <RouterLink to={pathTo('lead', { id: lead.id })} search={{ activeTab: 'messages' }} onClick={onOpen}>
          <LeadPerson lead={lead}>
            {words
              ? t('waiting.words', { words })
              : [lead.lastMessageAt ? '' : t('waiting.newRequest'), facts(lead), lead.provider.name]
                  .filter(Boolean)
                  .join(' · ')}
          </LeadPerson>
        </RouterLink>
      </div>
      <div className={css.clock}>
        <WaitingClock lead={lead} />
      </div>
      <Button
        className={css.reply}
        data-only="larger"
        component={RouterLink}
        to={pathTo('lead', { id: lead.id })}
        search={{ activeTab: 'messages' }}
        size="small"
        onClick={onOpen}
        aria-label={t(lead.isWithheld ? 'waiting.viewNamed' : 'waiting.replyTo', { name: leadName(lead) })}
      >
        {t(lead.isWithheld ? 'waiting.view' : 'waiting.reply')}
      </Button>
    </li>
  );
}

/** As tall as the rows that will appear, so that nothing below moves. */
function Shapes() {
  return (
    <div aria-busy>
      {Array.from({ length: SHOWN }, (_, line) => (
        <div className={css.item} key={line}>
          <Skeleton className={css.shape} variant="rounded" height={42} />
          <div className={css.clock}>
            <Skeleton width={72} height={20} />
          </div>
        </div>
      ))}
    </div>
  );
}
