import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { shortMoment } from '../parts/wedding-day.ts';
import { homeOptions } from './home.queries.ts';
import { cx } from '#ui/cx.ts';
import stretched from '#ui/list/stretched-link.module.css';
import css from './NewMessagesCard.module.css';

const SHOWN = 4;

/** The last messages of couples, answered or not; hidden if there are none. */
export function NewMessagesCard({ now: today }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const zone = useUser()?.providers[0]?.timeZone ?? 'Australia/Sydney';
  const now = useMinute();
  const { lastWords: messages = [], figures } = useQuery(homeOptions(today)).data ?? {};
  const unread = figures?.unreadMessages ?? 0;
  if (messages.length === 0) return null;
  return (
    <Card
      title={t('messages.title')}
      badge={<Badge count={unread} tone="unread" label={t('messages.unread', { count: unread })} />}
      titleId="home-messages"
    >
      <ul>
        {messages.slice(0, SHOWN).map(({ leadId, coupleName, at, text }) => (
          <Quiet component="li" className={css.item} key={leadId}>
            <Text size="strong" component="div" className={cx(css.name, stretched.stretched)}>
              <Link to={pathTo('lead', { id: leadId })} search={{ activeTab: 'messages' }}>
                {firstNames(coupleName)}
              </Link>
            </Text>
            <time dateTime={at}>{shortMoment(at, zone, now, pageLocale())}</time>
            <Text size="inherit" component="p" line="cut" dir="auto">
              {text}
            </Text>
          </Quiet>
        ))}
      </ul>
    </Card>
  );
}
