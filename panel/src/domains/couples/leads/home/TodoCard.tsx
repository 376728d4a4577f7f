import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#texts/use-translation.ts';
import { Link as RouterLink } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { homeOptions } from './home.queries.ts';
import stretched from '#ui/list/stretched-link.module.css';
import css from './TodoCard.module.css';

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
            <Row component="li" gap={3} className={css.item} key={id}>
              <div className={stretched.stretched}>
                <RouterLink to={path ?? pathTo('todo')}>{title}</RouterLink>
                <small>{providerName}</small>
              </div>
              <ChevronRight aria-hidden size={16} />
            </Row>
          ))}
        </ul>
      )}
    </Card>
  );
}
