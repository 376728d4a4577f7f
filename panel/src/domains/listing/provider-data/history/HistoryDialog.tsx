import type { DataHistory } from '@bellbird/contract/listing/provider-data';
import type { Provider } from '@bellbird/contract/listing/providers';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showInstant } from '#platform/formats/instants.ts';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { historiesOptions } from '../provider-data.queries.ts';

const TONES = { waiting: 'pending', approved: 'deal', rejected: 'reject', withdrawn: 'grey' } as const;

/** The changes of this listing with their authors and results. */
export function HistoryDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const { t } = useTranslation('provider-data');
  const titleId = useId();
  const history = useInfiniteQuery(historiesOptions(provider.id));
  const rows = history.data?.pages.flatMap((page) => page.data);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId} scroll="paper">
      <DialogTitle id={titleId}>{t('history.title')}</DialogTitle>
      <DialogContent>
        {history.isError ? (
          <ErrorState title={t('history.failed')} onRetry={() => void history.refetch()} />
        ) : !rows ? (
          [0, 1, 2].map((each) => <Skeleton key={each} variant="rounded" height={72} sx={{ marginBottom: 2 }} />)
        ) : rows.length === 0 ? (
          <EmptyState drawing={<QuietNest />} title={t('history.emptyTitle')} text={t('history.emptyText')} />
        ) : (
          <List>
            {rows.map((row) => (
              <Change key={row.id} row={row} zone={provider.timeZone} />
            ))}
          </List>
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
      <Head>
        <b>{row.label}</b>
        <StatusChip tone={TONES[row.status]}>{t(`history.status.${row.status}`)}</StatusChip>
      </Head>
      <Words>
        {row.before && <del>{row.before}</del>}
        {row.after ? <ins>{row.after}</ins> : <i>{t('history.emptied')}</i>}
      </Words>
      {row.reason && <Words>{t('history.reason', { reason: row.reason })}</Words>}
      <Quiet>{t('history.line', { who, when: showInstant(row.createdAt, zone) })}</Quiet>
    </li>
  );
}

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, paddingBlock: 14 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& b': { fontWeight: 600 },
});

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  overflowWrap: 'anywhere',
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none' },
  '& i': { color: theme.vars.palette.text.secondary },
}));

const Quiet = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
