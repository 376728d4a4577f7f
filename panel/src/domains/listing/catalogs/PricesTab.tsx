import type { Catalog, PricedCatalogType } from '@bellbird/contract/listing/catalogs';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CatalogEditor } from './CatalogEditor.tsx';
import { CatalogList } from './CatalogList.tsx';
import { toCopy } from './catalog-values.ts';
import { catalogTypesOptions, catalogsOptions, categoryMetaOptions } from './catalogs.queries.ts';
import { Spaces } from './Spaces.tsx';
import { type Opened, useOpenedCatalog } from './use-opened-catalog.ts';
import { useToday } from './use-today.ts';

/** Catalogs with prices and menus, and the capacities of spaces. */
export function PricesTab({ provider }: { provider: Provider }) {
  const { t } = useTranslation('catalogs');
  const catalogs = useQuery(catalogsOptions(provider.id));
  const types = useQuery(catalogTypesOptions(provider.id));
  const categories = useQuery(categoryMetaOptions);
  const hasSpaces = categories.data?.find(({ id }) => id === provider.categoryId)?.meta?.hasSpaces;
  const failed = [catalogs, types].filter((query) => query.isLoadingError);
  // Below what is still loading it would be pushed out of sight.
  const isBelowKnown = failed.length > 0 || (catalogs.data && types.data);
  return (
    <>
      {failed.length > 0 ? (
        <Card>
          <ErrorState title={t('failed')} onRetry={() => failed.forEach((query) => void query.refetch())} />
        </Card>
      ) : catalogs.data && types.data ? (
        <Catalogs provider={provider} catalogs={catalogs.data} types={types.data} />
      ) : (
        <Skeleton variant="rounded" height={360} />
      )}
      {isBelowKnown && hasSpaces && <Spaces providerId={provider.id} />}
    </>
  );
}

type CatalogsProps = { provider: Provider; catalogs: readonly Catalog[]; types: readonly PricedCatalogType[] };

function Catalogs({ provider, catalogs, types }: CatalogsProps) {
  const { t } = useTranslation('catalogs');
  const today = useToday(provider.timeZone);
  const { opened, open } = useOpenedCatalog(catalogs);
  const [renewals, setRenewals] = useState(0);
  if (opened.kind === 'none') {
    return (
      <Card>
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          actions={
            <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => open('new')}>
              {t('empty.add')}
            </PrimaryButton>
          }
        />
      </Card>
    );
  }
  return (
    <>
      {catalogs.length > 0 && (
        <CatalogList
          catalogs={catalogs}
          today={today}
          openedId={opened.kind === 'catalog' ? opened.catalog.id : undefined}
          onRenewed={() => setRenewals((count) => count + 1)}
          onRemoved={() => open(undefined)}
        />
      )}
      <OpenedCatalog
        key={`${toKey(opened)}.${renewals}`}
        opened={opened}
        provider={provider}
        types={types}
        today={today}
        onCreated={(id) => open(String(id))}
        onDiscard={() => open(undefined)}
      />
    </>
  );
}

function toKey(opened: Exclude<Opened, { kind: 'none' }>): string {
  if (opened.kind === 'catalog') return String(opened.catalog.id);
  return opened.kind === 'copy' ? `copy-${opened.of.id}` : 'new';
}

type OpenedCatalogProps = {
  opened: Exclude<Opened, { kind: 'none' }>;
  provider: Provider;
  types: readonly PricedCatalogType[];
  today: string;
  onCreated: (id: number) => void;
  onDiscard: () => void;
};

function OpenedCatalog({ opened, today, ...rest }: OpenedCatalogProps) {
  const { t } = useTranslation('catalogs');
  const source = opened.kind === 'copy' ? opened.of : undefined;
  const shown = opened.kind === 'catalog' ? opened.catalog : source;
  // Created once: a new day must not reset what was typed.
  // oxlint-disable-next-line react/exhaustive-deps
  const copied = useMemo(() => source && toCopy(source, t('copy.name', { name: source.name }), today), [source?.id]);
  return (
    <CatalogEditor
      {...rest}
      today={today}
      catalog={opened.kind === 'catalog' ? opened.catalog : undefined}
      copied={copied}
      known={(shown?.menus ?? []).flatMap((menu) => menu.file ?? [])}
    />
  );
}
