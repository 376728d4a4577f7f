import type { Provider } from '@bellbird/contract/listing/providers';
import { Suspense } from 'react';
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
        <Suspense>
          <GalleryMedia key={galleryId} provider={provider} galleryId={Number(galleryId)} />
        </Suspense>
      ) : (
        <GalleryList provider={provider} />
      )}
    </ConsentProvider>
  );
}
