import type { CatalogueEntry, CatalogueValue } from '@bellbird/contract/desk/catalogue';
import { type CatalogueKind, FIXED_KINDS } from '@bellbird/contract/desk/catalogue/kind-names.ts';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Lines } from '#ui/Lines.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import type { Column } from '#ui/list/types.ts';
import { catalogueOptions } from './catalogue.queries.ts';
import { nameEntry } from './entry-names.ts';
import { useEntryFacts } from './use-entry-facts.ts';

const EntryDialog = lazyPart(() => import('./EntryDialog.tsx'), 'EntryDialog');

const NEW: CatalogueEntry = { key: null, published: null, draft: null };

/** The entries of one kind, as they will be once drafts are published. */
export function EntryList({ kind }: { kind: CatalogueKind }) {
  const { t } = useTranslation('catalogue');
  const entries = useQuery(catalogueOptions(kind));
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useState<CatalogueEntry>();
  const factsOf = useEntryFacts(kind);
  const rows = entries.data?.filter((entry) => {
    const value = valueOf(entry);
    return `${nameEntry(value)} ${factsOf(value)}`.toLowerCase().includes(query.toLowerCase());
  });
  return (
    <Stack gap={3} mt={4}>
      <Row gap={3} wrap>
        <ListSearch wide label={t('search')} value={query} onSearch={setQuery} />
        {!FIXED_KINDS.includes(kind) && (
          <Button startIcon={<Plus aria-hidden />} onClick={() => setEdited(NEW)}>
            {t(`kind.${kind}.add`)}
          </Button>
        )}
      </Row>
      <DataList
        label={t(`kind.${kind}.title`)}
        columns={useColumns(factsOf)}
        rows={rows}
        failure={entries.isLoadingError ? { title: t('failed'), onRetry: () => void entries.refetch() } : undefined}
        rowId={(row) => row.key ?? `draft ${row.draft?.id}`}
        rowName={(row) => nameEntry(valueOf(row))}
        renderCard={(row) => (
          <>
            <Name entry={row} facts={factsOf(valueOf(row))} />
            <State entry={row} />
          </>
        )}
        renderActions={(row) => (
          <Button
            size="small"
            aria-label={t('editNamed', { name: nameEntry(valueOf(row)) })}
            onClick={() => setEdited(row)}
          >
            {t('edit')}
          </Button>
        )}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
      />
      {edited && <EntryDialog kind={kind} entry={edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  );
}

const valueOf = ({ draft, published }: CatalogueEntry): CatalogueValue => draft?.value ?? published ?? {};

function useColumns(factsOf: (value: CatalogueValue) => string): Column<CatalogueEntry>[] {
  const { t } = useTranslation('catalogue');
  return [
    { key: 'name', header: t('name'), skeleton: 'text', render: (row) => <b>{nameEntry(valueOf(row))}</b> },
    { key: 'facts', header: t('details'), skeleton: 'text', render: (row) => factsOf(valueOf(row)) },
    { key: 'state', header: t('state'), skeleton: 'chip', render: (row) => <State entry={row} /> },
  ];
}

function Name({ entry, facts }: { entry: CatalogueEntry; facts: string }) {
  return <Lines title={nameEntry(valueOf(entry))} about={facts} />;
}

/** Whether somebody has changed it and not published yet, and who. */
function State({ entry: { draft } }: { entry: CatalogueEntry }) {
  const { t } = useTranslation('catalogue');
  if (!draft) return <StatusChip tone="deal">{t('published')}</StatusChip>;
  return (
    <StatusChip tone={draft.isOutdated ? 'bad' : 'pending'}>
      {draft.isOutdated ? t('outdated') : t(draft.isMine ? 'draftMine' : 'draftBy', { name: draft.by })}
    </StatusChip>
  );
}
