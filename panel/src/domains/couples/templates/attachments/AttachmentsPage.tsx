import type { Attachment } from '@bellbird/contract/couples/templates';
import { messageFile } from '@bellbird/contract/shared/uploads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import FileImage from 'lucide-react/icons/file-image';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from '#texts/use-translation.ts';
import { fieldMessageOf } from '#platform/api/failure-messages.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useUser } from '#platform/session/use-session.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { UploadList } from '#ui/lazy/UploadList.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import type { Column } from '#ui/list/types.ts';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { acceptOf, limitsText, readableSize } from '#ui/uploads/limits.ts';
import { useUploads } from '#ui/uploads/use-uploads.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { attachmentsKey, attachmentsOptions, uploadAttachment } from '../templates.queries.ts';
import { useListing } from '../use-listing.ts';
import { FileActions } from './FileActions.tsx';
import css from './AttachmentsPage.module.css';

/** The files for messages: stored once, attached as often as needed. */
export function AttachmentsPage() {
  const { t } = useTranslation('templates');
  const ui = useUiText();
  const customerId = useUser()?.customerId ?? 0;
  const queries = useQueryClient();
  const list = useListing();
  const files = useQuery(attachmentsOptions(customerId, list.listing));
  const uploads = useUploads({
    rule: messageFile,
    explain: fieldMessageOf,
    send: async (file, way) => {
      await uploadAttachment(customerId, file, way);
      await queries.invalidateQueries({ queryKey: attachmentsKey });
    },
  });
  const isFiltered = Boolean(list.listing.query);

  return (
    <Page>
      <PageHeader title={t('attachments.title')} lead={t('attachments.lead')} />
      <Stack gap={3} mb={6}>
        <DropZone
          multiple
          input={{ 'aria-label': t('attachments.upload') }}
          accept={acceptOf(messageFile)}
          limits={limitsText(messageFile, ui)}
          onFiles={uploads.add}
        />
        <UploadList items={uploads.items} onCancel={uploads.cancel} onRetry={uploads.retry} onRemove={uploads.remove} />
      </Stack>
      <DataList
        label={t('attachments.title')}
        columns={useColumns()}
        rows={files.data?.data}
        busy={files.isPlaceholderData}
        failure={
          files.isLoadingError ? { title: t('attachments.failed'), onRetry: () => void files.refetch() } : undefined
        }
        rowId={(file) => file.id}
        rowName={(file) => file.name}
        renderActions={(file) => <FileActions customerId={customerId} file={file} />}
        renderCard={(file, link) => (
          <>
            {link(<FileName file={file} />)}
            <Quiet component="span">
              {readableSize(file.sizeKb)} · {t('attachments.templates', { count: file.templateCount })}
            </Quiet>
          </>
        )}
        filters={
          <FilterChips>
            <ListSearch label={t('attachments.find')} value={list.listing.query ?? ''} onSearch={list.find} />
          </FilterChips>
        }
        summary={files.data && t('attachments.count', { count: files.data.meta.total })}
        empty={
          <EmptyState
            title={t(isFiltered ? 'attachments.noneFound' : 'attachments.emptyTitle')}
            text={t(isFiltered ? 'attachments.noneFoundText' : 'attachments.emptyText')}
          />
        }
        paging={files.data?.meta}
        onPage={list.page}
        onLimit={list.limit}
      />
    </Page>
  );
}

function useColumns(): Column<Attachment>[] {
  const { t } = useTranslation('templates');
  return [
    { key: 'name', header: t('attachments.name'), render: (file) => <FileName file={file} />, skeleton: 'text' },
    { key: 'kind', header: t('attachments.kind'), render: (file) => t(`attachments.${toKind(file)}`), from: 'md' },
    {
      key: 'size',
      header: t('attachments.size'),
      render: (file) => readableSize(file.sizeKb),
      align: 'end',
      skeleton: 'figure',
    },
    {
      key: 'templates',
      header: t('attachments.inTemplates'),
      render: (file) => file.templateCount,
      align: 'end',
      from: 'md',
      skeleton: 'figure',
    },
    {
      key: 'uses',
      header: t('attachments.sent'),
      render: (file) => t('times', { count: file.useCount }),
      align: 'end',
      from: 'lg',
      skeleton: 'figure',
    },
    { key: 'added', header: t('attachments.added'), render: (file) => showDay(file.createdAt), from: 'lg' },
  ];
}

const ICONS = { pdf: FileText, word: FileText, excel: FileSpreadsheet, jpeg: FileImage };

function toKind({ mimeType }: Attachment): keyof typeof ICONS {
  if (mimeType === 'image/jpeg') return 'jpeg';
  if (mimeType === 'application/pdf') return 'pdf';
  return /excel|sheet/.test(mimeType) ? 'excel' : 'word';
}

function FileName({ file }: { file: Attachment }) {
  const Icon = ICONS[toKind(file)];
  return (
    <Row component="span" inline gap={2.5} className={css.name}>
      <Icon aria-hidden />
      <bdi>{file.name}</bdi>
    </Row>
  );
}
