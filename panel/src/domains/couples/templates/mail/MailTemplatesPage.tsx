import type { Template } from '@bellbird/contract/couples/templates';
import { useQuery } from '@tanstack/react-query';
import Paperclip from 'lucide-react/icons/paperclip';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useUser } from '#platform/session/use-session.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import type { Column } from '#ui/list/types.ts';
import { templatesOptions } from '../templates.queries.ts';
import { useListing } from '../use-listing.ts';
import { FieldedText } from './FieldedText.tsx';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import css from './MailTemplatesPage.module.css';

const TemplateDialog = lazyPart(() => import('./TemplateDialog.tsx'), 'TemplateDialog');

/** Answers that are written once and sent many times. */
export function MailTemplatesPage() {
  const { t } = useTranslation('templates');
  const customerId = useUser()?.customerId ?? 0;
  const list = useListing();
  const templates = useQuery(templatesOptions(customerId, list.listing));
  const isFiltered = Boolean(list.listing.query);
  const template = templates.data?.data.find(({ id }) => String(id) === list.opened);
  const add = (
    <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => list.open('new')}>
      {t('mail.add')}
    </PrimaryButton>
  );

  return (
    <Page>
      <PageHeader title={t('mail.title')} lead={t('mail.lead')} primary={add} />
      <DataList
        label={t('mail.title')}
        columns={useColumns()}
        rows={templates.data?.data}
        busy={templates.isPlaceholderData}
        failure={
          templates.isLoadingError ? { title: t('mail.failed'), onRetry: () => void templates.refetch() } : undefined
        }
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        renderLink={(row, words) => (
          <Link to="." search={list.searchFor(row.id)} resetScroll={false}>
            {words}
          </Link>
        )}
        renderActions={(row) => <DeleteTemplate customerId={customerId} template={row} />}
        renderCard={(row, link) => (
          <>
            {link(<Name template={row} />)}
            <Quiet component="span">{t('mail.used', { count: row.useCount })}</Quiet>
          </>
        )}
        filters={
          <FilterChips>
            <ListSearch label={t('mail.find')} value={list.listing.query ?? ''} onSearch={list.find} />
          </FilterChips>
        }
        summary={templates.data && t('mail.count', { count: templates.data.meta.total })}
        empty={
          <EmptyState
            title={t(isFiltered ? 'mail.noneFound' : 'mail.emptyTitle')}
            text={t(isFiltered ? 'mail.noneFoundText' : 'mail.emptyText')}
          />
        }
        paging={templates.data?.meta}
        onPage={list.page}
        onLimit={list.limit}
      />
      {(template || list.opened === 'new') && (
        <TemplateDialog
          key={template ? `${template.id}.${template.version}` : 'new'}
          customerId={customerId}
          template={template}
          onReload={() => void templates.refetch()}
          onClose={list.close}
        />
      )}
    </Page>
  );
}

function useColumns(): Column<Template>[] {
  const { t } = useTranslation('templates');
  return [
    { key: 'name', header: t('mail.name'), render: (row) => <Name template={row} />, skeleton: 'lines' },
    {
      key: 'files',
      header: t('mail.files'),
      render: (row) =>
        row.attachmentIds.length > 0 && (
          <Row component="span" inline gap={1}>
            <Paperclip size={14} aria-hidden />
            {row.attachmentIds.length}
          </Row>
        ),
      from: 'md',
      skeleton: 'figure',
    },
    {
      key: 'uses',
      header: t('mail.uses'),
      render: (row) => t('times', { count: row.useCount }),
      align: 'end',
      skeleton: 'figure',
    },
    {
      key: 'last',
      header: t('mail.lastUsed'),
      render: (row) => (row.lastUsedAt ? showDay(row.lastUsedAt) : t('mail.never')),
      from: 'lg',
    },
  ];
}

function Name({ template }: { template: Template }) {
  const { t } = useTranslation('templates');
  return (
    <span className={css.two}>
      <b>
        {template.name}
        {template.isDefault && <StatusChip tone="deal">{t('mail.default')}</StatusChip>}
      </b>
      <small>{template.subject ? <FieldedText text={template.subject} /> : t('mail.noSubject')}</small>
    </span>
  );
}
