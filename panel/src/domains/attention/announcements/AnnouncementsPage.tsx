import type { Announcement } from '@bellbird/contract/attention/announcements';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { LOCAL_ZONE, showInstant } from '#platform/formats/instants.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Row } from '#ui/layout/Row.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { Column } from '#ui/list/types.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { announcementsKey, announcementsOptions, stopSending } from './announcements.queries.ts';

const AnnouncementDialog = lazyPart(() => import('./AnnouncementDialog.tsx'), 'AnnouncementDialog');
const RecipientsDialog = lazyPart(() => import('./RecipientsDialog.tsx'), 'RecipientsDialog');

const TONES = { scheduled: 'pending', sending: 'contact', sent: 'deal', stopped: 'grey' } as const;

/** What the team has written to vendors: who got it, who has read it, and how to stop it. */
export function AnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const search = useSearch() as { page?: string };
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  const [shown, setShown] = useState<Announcement>();
  const announcements = useQuery(announcementsOptions(Math.max(1, Number(search.page) || 1)));
  const failure = { title: t('failed'), onRetry: () => void announcements.refetch() };
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        primary={
          <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
            {t('write')}
          </PrimaryButton>
        }
      />
      <DataList
        label={t('title')}
        columns={useColumns()}
        rows={announcements.data?.data}
        busy={announcements.isPlaceholderData}
        failure={announcements.isLoadingError ? failure : undefined}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        rowQuiet={(row) => row.status === 'stopped'}
        renderCard={(row) => (
          <>
            <Name row={row} />
            <State row={row} />
            {row.status === 'scheduled' && <When row={row} />}
            <Progress row={row} />
          </>
        )}
        renderActions={(row) => <Actions row={row} onPeople={() => setShown(row)} />}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
        paging={announcements.data?.meta}
        onPage={(page) => void navigate({ to: '.', search: { page }, replace: true })}
      />
      {isWriting && <AnnouncementDialog onClose={() => setWriting(false)} />}
      {shown && <RecipientsDialog announcement={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}

function useColumns(): Column<Announcement>[] {
  const { t } = useTranslation('announcements');
  return [
    { key: 'message', header: t('message'), skeleton: 'lines', render: (row) => <Name row={row} /> },
    { key: 'state', header: t('state'), skeleton: 'chip', render: (row) => <State row={row} /> },
    { key: 'when', header: t('when'), skeleton: 'text', from: 'md', render: (row) => <When row={row} /> },
    { key: 'progress', header: t('progress'), skeleton: 'figure', render: (row) => <Progress row={row} /> },
    {
      key: 'read',
      header: t('read'),
      skeleton: 'figure',
      align: 'end',
      from: 'md',
      render: (row) => (row.channel === 'mail' ? '–' : row.read),
    },
  ];
}

function Name({ row }: { row: Announcement }) {
  const { t } = useTranslation('announcements');
  return <Lines title={row.title} about={t('by', { channel: t(`channel.${row.channel}`), name: row.by })} />;
}

function State({ row }: { row: Announcement }) {
  const { t } = useTranslation('announcements');
  return <StatusChip tone={TONES[row.status]}>{t(`status.${row.status}`)}</StatusChip>;
}

/** With the time, by the clock of the form where it was chosen. */
function When({ row }: { row: Announcement }) {
  return <time dateTime={row.sendAt}>{showInstant(row.sendAt, LOCAL_ZONE)}</time>;
}

function Progress({ row }: { row: Announcement }) {
  const { t } = useTranslation('announcements');
  return <span>{t('of', { count: row.delivered, total: row.people })}</span>;
}

function Actions({ row, onPeople }: { row: Announcement; onPeople: () => void }) {
  const { t } = useTranslation('announcements');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const { id, title, status, channel } = row;
  const stop = useMutation({
    mutationFn: () => stopSending(id),
    onSuccess: () => notices.success(t('stopped')),
    onError: (error) => notices.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: announcementsKey }),
  });
  const ask = async () => {
    const question = { title: t('stopQuestion', { title }), text: t('stopText'), confirm: t('stop'), danger: true };
    if (await confirm(question)) stop.mutate();
  };
  // A mail that was sent is gone; what is in the panel can still disappear.
  const canStop = status === 'scheduled' || status === 'sending' || (status === 'sent' && channel !== 'mail');
  return (
    <Row gap={2} justify="end">
      <Button size="small" aria-label={t('peopleNamed', { title })} onClick={onPeople}>
        {t('people')}
      </Button>
      {canStop && (
        <Button
          size="small"
          color="error"
          loading={stop.isPending}
          aria-label={t('stopNamed', { title })}
          onClick={() => void ask()}
        >
          {t('stop')}
        </Button>
      )}
    </Row>
  );
}
