import type { Gallery } from '@bellbird/contract/listing/galleries';
import type { GalleryStatus } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { incomingPhotos } from '#platform/uploads/incoming-photos.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Text } from '#ui/Text.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { FileButton } from '#ui/uploads/FileButton.tsx';
import { PHOTO_RULE } from '#ui/uploads/fit-photo.ts';
import { acceptOf } from '#ui/uploads/limits.ts';
import { allGalleriesOptions } from '../galleries.queries.ts';
import { GalleryTile, Tiles } from '../parts/GalleryTile.tsx';
import { TileSkeletons } from '../parts/TileSkeletons.tsx';
import { useIncomingPhotos } from '../uploads/use-incoming-photos.ts';
import { useCanChangeMedia } from '../use-can-change-media.ts';
import css from './GalleriesPage.module.css';

const AddPhotos = lazyPart(() => import('../uploads/AddPhotos.tsx'), 'AddPhotos');

type Provider = { id: number; name: string };

/** The galleries of all the user's providers, filtered by the address. */
export function GalleriesPage() {
  const { t } = useTranslation('galleries');
  const providers = useUser()?.providers ?? [];
  const { provider, status, show } = useFilter();
  const isFree = useCanChangeMedia();
  const mayAdd = useProvidersFor('gallery').length > 0 && isFree;
  const incoming = useIncomingPhotos();
  const galleries = useQuery(allGalleriesOptions({ providerIds: provider, status }));
  const shown = providers.filter((each) => !provider || String(each.id) === provider);
  return (
    <Page>
      <PageHeader
        title={t('all.title')}
        lead={t('all.lead')}
        primary={
          mayAdd && (
            <FileButton
              multiple
              accept={acceptOf(PHOTO_RULE)}
              label={t('media.drop')}
              variant="contained"
              color="primary"
              startIcon={<Upload aria-hidden />}
              onFiles={incomingPhotos.set}
            >
              {t('media.upload')}
            </FileButton>
          )
        }
      />
      <FilterChips className={css.filters}>
        <FilterChip label={t('all.every')} on={!provider && !status} onClick={() => show({})} />
        {providers.length > 1 &&
          providers.map(({ id, name }) => (
            <FilterChip
              key={id}
              label={name}
              on={provider === String(id)}
              onClick={() => show({ provider: provider === String(id) ? undefined : String(id), status })}
            />
          ))}
        {(['active', 'passive'] as const).map((each) => (
          <FilterChip
            key={each}
            label={t(`status.${each}`)}
            on={status === each}
            onClick={() => show({ provider, status: status === each ? undefined : each })}
          />
        ))}
      </FilterChips>
      {galleries.isLoadingError ? (
        <Card>
          <ErrorState title={t('all.failed')} onRetry={() => void galleries.refetch()} support={supportLinks()} />
        </Card>
      ) : galleries.data ? (
        <div className={css.groups} aria-busy={galleries.isPlaceholderData}>
          {shown.map((each) => (
            <OfProvider
              key={each.id}
              provider={each}
              galleries={galleries.data.filter((gallery) => gallery.providerId === each.id)}
              isFiltered={status !== undefined}
            />
          ))}
        </div>
      ) : (
        <div className={css.groups}>
          {shown.map(({ id, name }) => (
            <section key={id}>
              <Row gap={4} justify="between" mb={3} className={css.waiting}>
                <Text size="section">{name}</Text>
              </Row>
              <TileSkeletons count={2} />
            </section>
          ))}
        </div>
      )}
      {mayAdd && incoming.length > 0 && <AddPhotos files={incoming} onClose={() => incomingPhotos.set([])} />}
    </Page>
  );
}

type OfProviderProps = { provider: Provider; galleries: readonly Gallery[]; isFiltered: boolean };

function OfProvider({ provider, galleries, isFiltered }: OfProviderProps) {
  const { t } = useTranslation('galleries');
  const path = pathTo('providerGallery', { providerId: provider.id });
  if (isFiltered && galleries.length === 0) return null;
  return (
    <section aria-labelledby={`galleries-of-${provider.id}`}>
      <Row gap={4} justify="between" mb={3}>
        <Text size="section" id={`galleries-of-${provider.id}`}>
          {provider.name}
        </Text>
        <Button component={Link} to={path} variant="text">
          {t('all.manage')}
        </Button>
      </Row>
      {galleries.length > 0 ? (
        <Tiles>
          {galleries.map((gallery) => (
            <li key={gallery.id}>
              <GalleryTile gallery={gallery} />
            </li>
          ))}
        </Tiles>
      ) : (
        <Card>
          <EmptyState
            drawing={<QuietNest />}
            title={t('provider.emptyTitle')}
            text={t('provider.emptyText')}
            actions={
              <PrimaryButton component={Link} to={path}>
                {t('provider.add')}
              </PrimaryButton>
            }
          />
        </Card>
      )}
    </section>
  );
}

type Filter = { provider?: string | undefined; status?: GalleryStatus | undefined };

function useFilter(): Filter & { show: (filter: Filter) => void } {
  const search = useSearch() as Record<string, unknown>;
  const navigate = useNavigate();
  const { provider, status } = search;
  return {
    provider: typeof provider === 'string' && /^\d+$/.test(provider) ? provider : undefined,
    status: status === 'active' || status === 'passive' ? status : undefined,
    show: (filter) => void navigate({ to: '.', search: filter, replace: true, resetScroll: false }),
  };
}
