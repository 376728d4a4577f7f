import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link as RouterLink } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { homeOptions } from './home.queries.ts';
import { CardRow, Further } from '#ui/list/CardRow.tsx';

/** What else there is to do, newest first. How much it is, reminders included, is in the navigation. */
export function TodoCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const home = useQuery(homeOptions(now));
  if (home.isLoadingError) return null;
  const prompts = home.data?.prompts ?? [];
  return (
    <Card
      title={t('todo.title')}
      action={
        <TextLink component={RouterLink} to={pathTo('todo')} size="small">
          {t('todo.all')}
        </TextLink>
      }
      titleId="home-todo"
    >
      {home.isPending ? (
        <CardBody>
          <Skeleton variant="rounded" height={40} />
        </CardBody>
      ) : prompts.length === 0 ? (
        <CardBody>
          <Quiet>{t('todo.none')}</Quiet>
        </CardBody>
      ) : (
        <ul>
          {prompts.map(({ id, title, providerName, path }) => (
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
