import type { Announcement, AnnouncementRecipient } from '@bellbird/contract/attention/announcements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column } from '#ui/list/types.ts';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { recipientsOptions } from './announcements.queries.ts';

/** Who was written to, who got it and who has read it. */
export function RecipientsDialog({ announcement, onClose }: { announcement: Announcement; onClose: () => void }) {
  const { t } = useTranslation('announcements');
  const [page, setPage] = useState(1);
  const recipients = useQuery(recipientsOptions(announcement.id, page));
  const stateOf = useStateOf();
  const columns: Column<AnnouncementRecipient>[] = [
    { key: 'name', header: t('people'), skeleton: 'lines', render: (row) => `${row.name}, ${row.customer.name}` },
    { key: 'state', header: t('state'), skeleton: 'text', render: stateOf },
  ];
  return (
    <ClosableDialog title={t('peopleNamed', { title: announcement.title })} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <DataList
          label={t('people')}
          columns={columns}
          {...listed(recipients, t('failed'))}
          rowId={(row) => row.id}
          rowName={(row) => row.name}
          renderCard={(row) => (
            <>
              <b>{`${row.name}, ${row.customer.name}`}</b>
              <span>{stateOf(row)}</span>
            </>
          )}
          empty={<EmptyState title={t('nobody.title')} text={t('nobody.text')} />}
          onPage={setPage}
        />
      </DialogContent>
    </ClosableDialog>
  );
}

function useStateOf(): (row: AnnouncementRecipient) => string {
  const { t } = useTranslation('announcements');
  return ({ readAt, result }) => (readAt ? t('readOn', { day: showDay(readAt) }) : t(`result.${result ?? 'waiting'}`));
}
