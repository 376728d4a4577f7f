import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { stretchedLink } from '#ui/list/stretched-link.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { shortMoment } from '../parts/wedding-day.ts';
import { homeOptions } from './home.queries.ts';

const SHOWN = 4;

/** The last messages of couples, answered or not; hidden if there are none. */
export function NewMessagesCard({ now: today }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const zone = useUser()?.providers[0]?.timeZone ?? 'Australia/Sydney';
  const now = useMinute();
  const messages = useQuery(homeOptions(today)).data?.lastWords ?? [];
  if (messages.length === 0) return null;
  return (
    <Card aria-labelledby="home-messages">
      <CardHeader id="home-messages" title={t('messages.title')} />
      <ul>
        {messages.slice(0, SHOWN).map(({ leadId, coupleName, at, text }) => (
          <Item key={leadId}>
            <Name>
              <Link to={pathTo('lead', { id: leadId })} search={{ activeTab: 'messages' }}>
                {firstNames(coupleName)}
              </Link>
            </Name>
            <time dateTime={at}>{shortMoment(at, zone, now, pageLocale())}</time>
            <p dir="auto">{text}</p>
          </Item>
        ))}
      </ul>
    </Card>
  );
}

const Item = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'baseline',
  padding: '12px 20px',
  color: theme.vars.palette.text.secondary,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
  '& time': { fontVariantNumeric: 'tabular-nums' },
  '& p': { gridColumn: '1 / -1', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { padding: '12px 16px' },
}));
const Name = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  ...stretchedLink(theme.vars.palette.primary.main),
}));
