import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TodoFilters } from './TodoFilters.tsx';
import { TodoList } from './TodoList.tsx';
import { type TodoSearch, useTodoSearch } from './use-todo-search.ts';
import { useTodo } from './use-todo.ts';
import css from './TodoPage.module.css';

/** Everything that needs the vendor’s attention, over all listings. */
export function TodoPage() {
  const { t } = useTranslation('prompts');
  const search = useTodoSearch();
  const { list, prompts, tick } = useTodo(search);
  return (
    <Page>
      <PageHeader title={t('todo.title')} lead={t('todo.lead')} />
      <div className={css.bar}>
        <Segmented
          label={t('todo.tabs')}
          options={[
            { value: 'open', label: t('todo.open') },
            { value: 'done', label: t('todo.done') },
          ]}
          value={search.state}
          onChange={(state) => search.showDone(state === 'done')}
        />
        <TodoFilters search={search} />
      </div>
      <Card className={css.sheet} aria-busy={list.isPending}>
        {list.isLoadingError ? (
          <ErrorState title={t('todo.failed')} onRetry={() => void list.refetch()} />
        ) : !prompts ? (
          <Waiting />
        ) : prompts.length === 0 ? (
          <Nothing search={search} />
        ) : (
          <TodoList prompts={prompts} grouped={search.state === 'open'} onTick={(prompt) => void tick(prompt)} />
        )}
        {list.hasNextPage && (
          <Stack align="center" pad={3} className={css.more}>
            <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          </Stack>
        )}
      </Card>
    </Page>
  );
}

function Nothing({ search }: { search: TodoSearch }) {
  const { t } = useTranslation('prompts');
  if (search.isFiltered)
    return (
      <EmptyState
        drawing={<QuietNest />}
        title={t('todo.noneTitle')}
        text={t('todo.noneText')}
        actions={<Button onClick={search.clear}>{t('todo.clear')}</Button>}
      />
    );
  if (search.state === 'done') return <EmptyState title={t('todo.doneTitle')} text={t('todo.doneText')} />;
  return (
    <EmptyState
      title={t('todo.emptyTitle')}
      text={t('todo.emptyText')}
      actions={
        <Button component={Link} to={pathTo('leads')}>
          {t('todo.toCouples')}
        </Button>
      }
    />
  );
}

/** The shape of three entries. */
function Waiting() {
  return [0, 1, 2].map((n) => (
    <div className={css.row} key={n}>
      <Skeleton variant="rounded" width={18} height={18} />
      <div>
        <Skeleton width="45%" height={22} />
        <Skeleton width="70%" />
        <Skeleton width="30%" />
      </div>
    </div>
  ));
}
