import type { TableImport } from '@bellbird/contract/growth/imports';
import { useQuery } from '@tanstack/react-query';
import { showDay } from '#platform/formats/dates.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Progress } from '#ui/Progress.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { importsOptions, isUnderWay } from './imports.queries.ts';
import { useImportActions } from './use-import-actions.ts';

/** Earlier imports, the one under way with its progress, and the way back. */
export function ImportHistory() {
  const { t } = useTranslation('imports');
  const imports = useQuery(importsOptions);
  return (
    <Card title={t('history.title')}>
      <CardBody>
        <Stack gap={5}>
          {imports.isLoadingError && <ErrorState onRetry={() => void imports.refetch()} />}
          {imports.isPending && <Skeleton height={48} />}
          {imports.data?.length === 0 && <Text size="body">{t('history.none')}</Text>}
          {imports.data?.map((each) => (
            <Line key={each.id} made={each} />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Line({ made }: { made: TableImport }) {
  const { t } = useTranslation('imports');
  const { undo, downloadProblems } = useImportActions();
  const { kind, provider, status, startedAt, startedBy, done, rows, duplicates, faulty } = made;
  const about = t('history.about', { kind: t(`kind.${kind}`), provider: provider.name });
  return (
    <Stack gap={1}>
      <Row gap={2} justify="between" wrap>
        <span>
          {about}
          <Quiet component="div">
            {t('history.by', { day: showDay(startedAt), person: startedBy })} {t(`status.${status}`, { ...made })}{' '}
            {status === 'done' && t('counts', { made: made.made, duplicates, faulty })}
          </Quiet>
        </span>
        <Row gap={2} wrap>
          {duplicates + faulty > 0 && (
            <Button size="small" variant="text" onClick={() => void downloadProblems(made)}>
              {t('problems.download')}
            </Button>
          )}
          {(status === 'done' || status === 'failed') && made.made > 0 && (
            <Button size="small" onClick={() => void undo(made)}>
              {t('undo.button')}
            </Button>
          )}
        </Row>
      </Row>
      {isUnderWay(made) && <Progress aria-label={about} value={Math.round((100 * done) / Math.max(1, rows))} />}
    </Stack>
  );
}
