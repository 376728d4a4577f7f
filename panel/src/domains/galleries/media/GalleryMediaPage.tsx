import type { Provider } from '@bellbird/contract/providers';
import { useParams } from '@tanstack/react-router';
import { ConsentProvider } from '../consent/ConsentProvider.tsx';
import { GalleryMedia } from './GalleryMedia.tsx';

/** The photos and videos of the gallery that the address names. */
export function GalleryMediaPage({ provider }: { provider: Provider }) {
  const { galleryId } = useParams({ strict: false }) as { galleryId?: string };
  return (
    <ConsentProvider>
      <GalleryMedia key={galleryId} provider={provider} galleryId={Number(galleryId)} />
    </ConsentProvider>
  );
}
