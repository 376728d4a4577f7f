import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link as RouterLink } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { homeOptions } from './home.queries.ts';
import { CardRow, Further } from '#ui/list/CardRow.tsx';

/** What else there is to do, newest first. */
export function TodoCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const home = useQuery(homeOptions(now));
  if (home.isError) return null;
  const { first = [], total = 0 } = home.data?.prompts ?? {};
  return (
    <Card aria-labelledby="home-todo">
      <CardHeader
        id="home-todo"
        title={t('todo.title')}
        badge={<Badge count={total} label={t('todo.badge', { count: total })} />}
        action={
          <TextLink component={RouterLink} to={pathTo('todo')} size="small">
            {t('todo.all')}
          </TextLink>
        }
      />
      {home.isPending ? (
        <CardBody>
          <Skeleton variant="rounded" height={40} />
        </CardBody>
      ) : total === 0 ? (
        <CardBody>
          <Text size="small" quiet>
            {t('todo.none')}
          </Text>
        </CardBody>
      ) : (
        <ul>
          {first.map(({ id, title, providerName, path }) => (
            <CardRow key={id} linked end={<Further />}>
              <RouterLink to={path ?? pathTo('todo')}>{title}</RouterLink>
              <small>{providerName}</small>
            </CardRow>
          ))}
        </ul>
      )}
    </Card>
  );
}
