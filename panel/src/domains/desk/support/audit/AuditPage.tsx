import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, WrappingChips } from '#ui/list/FilterChip.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { listed } from '#ui/list/listed.ts';
import { auditOptions } from '../desk.queries.ts';
import { useDeskSearch } from '../use-desk-search.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { useAuditFile } from './use-audit-file.ts';
import { useAuditSentence } from './use-audit-sentence.ts';

/** Who did what, and on whose behalf. The server records each action; entries cannot be edited. */
export function AuditPage() {
  const { t } = useTranslation('desk');
  const { customerId, query, page, go } = useDeskSearch(pathTo('deskAudit'));
  const entries = useQuery(auditOptions({ customerId, query, page }));
  const columns = useAuditColumns();
  const customer = entries.data?.data.find((entry) => entry.customer?.id === customerId)?.customer?.name;
  const showAll = () => go({ query: query || undefined });
  const describe = useAuditSentence();
  const { isBusy, save } = useAuditFile();

  return (
    <Page>
      <PageHeader
        title={t('audit.title')}
        lead={t('audit.lead')}
        actions={
          <Button
            startIcon={<Download aria-hidden />}
            loading={isBusy}
            onClick={() => void save({ customerId, query })}
          >
            {t('audit.export')}
          </Button>
        }
      />
      <DataList
        label={t('audit.label')}
        columns={columns}
        {...listed(entries, t('audit.failed'))}
        rowId={(entry) => entry.id}
        rowName={describe}
        filters={
          <WrappingChips>
            <ListSearch
              wide
              label={t('audit.search')}
              value={query}
              onSearch={(next) => go({ customerId, query: next || undefined }, true)}
            />
            {customerId && (
              <FilterChip
                label={t('audit.filter')}
                value={customer ?? `#${customerId}`}
                onClick={showAll}
                onClear={showAll}
              />
            )}
          </WrappingChips>
        }
        empty={<EmptyState title={t('audit.empty.title')} text={t('audit.empty.text')} />}
        onPage={(next) => go({ customerId, query: query || undefined, page: next })}
      />
    </Page>
  );
}
