import type { Provider } from '@bellbird/contract/listing/providers';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart, pagePart } from '#loading/lazy-part.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useItems } from './use-items.ts';
import css from './ItemsPage.module.css';

const ItemRows = pagePart(() => import('./ItemRows.tsx'), 'ItemRows');
const ItemDialog = lazyPart(() => import('../edit/ItemDialog.tsx'), 'ItemDialog');

const NEW = 'new';

/** The products of a provider. The address opens the form of one. */
export function ItemsPage({ provider }: { provider: Provider }) {
  const { t } = useTranslation('items');
  const search = useSearch() as { item?: string };
  const navigate = useNavigate();
  const open = (item: string | number) =>
    void navigate({ to: '.', search: { item: String(item) }, resetScroll: false });
  const items = useItems(provider.id);
  const { list } = items;
  const isEmpty = list.isSuccess && items.items.length === 0;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead', { provider: provider.name })}
        {...(!isEmpty && {
          primary: (
            <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => open(NEW)}>
              {t('add')}
            </PrimaryButton>
          ),
        })}
      />
      <Card aria-busy={list.isPending}>
        {list.isLoadingError ? (
          <ErrorState onRetry={() => void list.refetch()} />
        ) : isEmpty ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            actions={
              <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => open(NEW)}>
                {t('add')}
              </PrimaryButton>
            }
          />
        ) : (
          <Suspense fallback={<Waiting />}>
            {list.isPending ? <Waiting /> : <ItemRows items={items} onEdit={(item) => open(item.id)} />}
          </Suspense>
        )}
      </Card>
      {list.hasNextPage && (
        <Row align="stretch" justify="center" mt={4}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('showMore', { count: items.total - items.items.length })}
          </Button>
        </Row>
      )}
      {search.item && (
        <ItemDialog
          key={search.item}
          provider={provider}
          itemId={search.item === NEW ? undefined : Number(search.item)}
          onClose={() => open('')}
        />
      )}
    </Page>
  );
}

function Waiting() {
  return (
    <>
      {[220, 180, 204].map((width) => (
        <div className={css.row} key={width}>
          <Skeleton variant="rounded" width={72} height={72} />
          <div>
            <Skeleton width={width} />
            <Skeleton width={width / 2} />
          </div>
        </div>
      ))}
    </>
  );
}
