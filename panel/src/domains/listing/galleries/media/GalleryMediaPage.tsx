import type { Provider } from '@bellbird/contract/listing/providers';
import { useParams } from '#platform/routing/routing.ts';
import { ConsentProvider } from '../consent/ConsentProvider.tsx';
import { GalleryMedia, MediaGrid } from './GalleryMedia.tsx';

export { firstData } from './first-data.ts';
/** The document shows the first photos already: they must not disappear again. */
export const loadFirst = MediaGrid.preload;

/** The photos and videos of the gallery in the address. */
export function GalleryMediaPage({ provider }: { provider: Provider }) {
  const { galleryId } = useParams('galleryMedia');
  return (
    <ConsentProvider>
      <GalleryMedia key={galleryId} provider={provider} galleryId={Number(galleryId)} />
    </ConsentProvider>
  );
}
