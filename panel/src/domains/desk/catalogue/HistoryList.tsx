import type { CatalogueChange } from '@bellbird/contract/desk/catalogue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { dotted } from '#ui/dotted.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Differences } from './Differences.tsx';
import { catalogueHistoryOptions, catalogueKey, undoChange } from './catalogue.queries.ts';
import { nameEntry } from './entry-names.ts';

/** Who changed what and when. The newest change of an entry can be undone. */
export function HistoryList() {
  const { t } = useTranslation('catalogue');
  const search = useSearch() as { page?: string };
  const navigate = useNavigate();
  const history = useQuery(catalogueHistoryOptions(Math.max(1, Number(search.page) || 1)));
  if (history.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void history.refetch()} />;
  if (!history.data) return <Skeleton variant="rounded" height={320} />;
  const { data, meta } = history.data;
  if (data.length === 0) return <EmptyState title={t('noHistory.title')} text={t('noHistory.text')} />;
  return (
    <Stack gap={3} mt={4}>
      <Card>
        {data.map((change) => (
          <CardBody key={change.id}>
            <Change change={change} />
          </CardBody>
        ))}
      </Card>
      <Pager
        {...meta}
        onPage={(page) => void navigate({ to: '.', search: { kind: 'history', page }, replace: true })}
      />
    </Stack>
  );
}

function Change({ change }: { change: CatalogueChange }) {
  const { t } = useTranslation('catalogue');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const { id, kind, before, after, by, at, isUndo, isNewest } = change;
  const name = nameEntry(after ?? before);
  const undo = useMutation({
    mutationFn: () => undoChange(id),
    onSuccess: () => notices.success(t('undone', { name })),
    onError: (error) => notices.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: catalogueKey }),
  });
  const ask = async () => {
    const question = { title: t('undoQuestion', { name }), text: t('undoText'), confirm: t('undo') };
    if (await confirm(question)) undo.mutate();
  };
  return (
    <Stack gap={2}>
      <Row gap={3} justify="between" align="start">
        <Lines
          title={name}
          about={dotted(
            t(`kind.${kind}.title`),
            isUndo ? t('isUndo') : before ? '' : t('isNew'),
            t('byOn', { name: by, day: showDay(at) }),
          )}
        />
        {isNewest && (
          <Button
            size="small"
            loading={undo.isPending}
            aria-label={t('undoNamed', { name })}
            onClick={() => void ask()}
          >
            {t('undo')}
          </Button>
        )}
      </Row>
      <Differences kind={kind} before={before} after={after} />
    </Stack>
  );
}
