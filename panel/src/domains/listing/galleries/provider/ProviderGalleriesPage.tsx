import type { Provider } from '@bellbird/contract/listing/providers';
import { lazyPart } from '#loading/lazy-part.ts';
import { useParams } from '#platform/routing/routing.ts';
import { ConsentProvider } from '../consent/ConsentProvider.tsx';
import { GalleryList } from './GalleryList.tsx';

const GalleryMedia = lazyPart(() => import('../media/GalleryMedia.tsx'), 'GalleryMedia');

/** The galleries of one provider, or the gallery in the address. */
export function ProviderGalleriesPage({ provider }: { provider: Provider }) {
  const { galleryId } = useParams('providerGallery');
  return (
    <ConsentProvider>
      {galleryId ? (
        <GalleryMedia key={galleryId} provider={provider} galleryId={Number(galleryId)} />
      ) : (
        <GalleryList provider={provider} />
      )}
    </ConsentProvider>
  );
}
