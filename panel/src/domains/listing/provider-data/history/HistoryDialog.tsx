import type { DataHistory } from '@bellbird/contract/listing/provider-data';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showInstant } from '#platform/formats/instants.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet } from '#ui/Text.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { historiesOptions } from '../provider-data.queries.ts';
import css from './HistoryDialog.module.css';

const TONES = { waiting: 'pending', approved: 'deal', rejected: 'reject', withdrawn: 'grey' } as const;

/** The changes of this listing with their authors and results. */
export function HistoryDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const { t } = useTranslation('provider-data');
  const history = useInfiniteQuery(historiesOptions(provider.id));
  const rows = history.data?.pages.flatMap((page) => page.data);
  return (
    <Dialog title={t('history.title')} onClose={onClose}>
      <DialogContent>
        {history.isLoadingError ? (
          <ErrorState title={t('history.failed')} onRetry={() => void history.refetch()} />
        ) : !rows ? (
          [0, 1, 2].map((each) => <Skeleton key={each} variant="rounded" height={72} mb={4} />)
        ) : rows.length === 0 ? (
          <EmptyState drawing={<QuietNest />} title={t('history.emptyTitle')} text={t('history.emptyText')} />
        ) : (
          <ol className={css.list}>
            {rows.map((row) => (
              <Change key={row.id} row={row} zone={provider.timeZone} />
            ))}
          </ol>
        )}
      </DialogContent>
      <DialogActions>
        {history.hasNextPage && (
          <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('history.more')}
          </Button>
        )}
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Change({ row, zone }: { row: DataHistory; zone: string }) {
  const { t } = useTranslation('provider-data');
  const who = row.byTeam ? t('history.team', { name: row.by }) : row.by || t('history.formerUser');
  return (
    <li>
      <Row gap={2} justify="between" wrap className={css.head}>
        <b>{row.label}</b>
        <StatusChip tone={TONES[row.status]}>{t(`history.status.${row.status}`)}</StatusChip>
      </Row>
      <Stack gap={0.5} className={css.words}>
        {row.before && <del>{row.before}</del>}
        {row.after ? <ins>{row.after}</ins> : <i>{t('history.emptied')}</i>}
      </Stack>
      {row.reason && (
        <Stack gap={0.5} className={css.words}>
          {t('history.reason', { reason: row.reason })}
        </Stack>
      )}
      <Quiet component="span">{t('history.line', { who, when: showInstant(row.createdAt, zone) })}</Quiet>
    </li>
  );
}
