import type { LeadSummary } from '@bellbird/contract/couples/leads';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link as RouterLink } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { stringifySearch } from '#platform/routing/search.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card, CardHeader } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { stretchedLink } from '#ui/list/stretched-link.ts';
import { LeadPerson } from '../parts/LeadPerson.tsx';
import { leadName } from '../parts/lead-name.ts';
import { useLeadFacts } from '../parts/use-lead-facts.ts';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { rememberList } from '../neighbours/last-list.ts';
import { SHOWN, homeOptions } from './home.queries.ts';

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
    <Card aria-labelledby="home-waiting">
      <CardHeader
        id="home-waiting"
        title={t('waiting.title')}
        badge={<Badge count={total} tone="hot" label={t('waiting.badge', { count: total })} />}
        action={
          <Link component={RouterLink} to={pathTo('leads')} variant="body2">
            {t('waiting.all')}
          </Link>
        }
      />
      {home.isError ? (
        <ErrorState onRetry={() => void home.refetch()} />
      ) : home.isPending ? (
        <Shapes />
      ) : total === 0 ? (
        <EmptyState title={t('waiting.none')} text={t('waiting.noneText')} />
      ) : (
        <>
          <List>
            {couples.map((lead) => (
              <Row
                key={lead.id}
                lead={lead}
                onOpen={rememberWaiting}
                words={home.data.lastWords.find(({ leadId }) => leadId === lead.id)?.text}
              />
            ))}
          </List>
          {total > couples.length && (
            <More>
              <Link component={RouterLink} to={pathTo('leads')} search={WAITING}>
                {t('waiting.more', { count: total })}
              </Link>
            </More>
          )}
        </>
      )}
    </Card>
  );
}

type RowProps = { lead: LeadSummary; words: string | undefined; onOpen: () => void };

function Row({ lead, words, onOpen }: RowProps) {
  const { t } = useTranslation('leads-home');
  const facts = useLeadFacts();
  return (
    <Item>
      <Person>
        <RouterLink to={pathTo('lead', { id: lead.id })} search={{ activeTab: 'messages' }} onClick={onOpen}>
          <LeadPerson lead={lead}>
            {words
              ? t('waiting.words', { words })
              : [lead.lastMessageAt ? '' : t('waiting.newRequest'), facts(lead), lead.provider.name]
                  .filter(Boolean)
                  .join(' · ')}
          </LeadPerson>
        </RouterLink>
      </Person>
      <Clock>
        <WaitingClock lead={lead} />
      </Clock>
      <Reply
        component={RouterLink}
        to={pathTo('lead', { id: lead.id })}
        search={{ activeTab: 'messages' }}
        size="small"
        onClick={onOpen}
        aria-label={t(lead.isWithheld ? 'waiting.viewNamed' : 'waiting.replyTo', { name: leadName(lead) })}
      >
        {t(lead.isWithheld ? 'waiting.view' : 'waiting.reply')}
      </Reply>
    </Item>
  );
}

/** As tall as the rows that will appear, so that nothing below moves. */
function Shapes() {
  return (
    <List as="div" aria-busy>
      {Array.from({ length: SHOWN }, (_, line) => (
        <Item as="div" key={line}>
          <Skeleton variant="rounded" height={42} />
          <Clock>
            <Skeleton width={72} height={20} />
          </Clock>
        </Item>
      ))}
    </List>
  );
}

const List = styled('ul')({});
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px auto',
  alignItems: 'center',
  gap: 16,
  padding: '14px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
  [theme.breakpoints.down('md')]: { padding: '14px 16px' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
}));
const Person = styled('div')(({ theme }) => ({
  minWidth: 0,
  ...stretchedLink(theme.vars.palette.primary.main),
}));
const Clock = styled('div')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { marginInlineStart: 48 } }));
/** Hidden on phones, where the whole row links to the conversation. */
const Reply = styled(Button)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  [theme.breakpoints.down('sm')]: { display: 'none' },
})) as typeof Button;
const More = styled('div')(({ theme }) => ({
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  [theme.breakpoints.down('md')]: { padding: '12px 16px' },
}));
