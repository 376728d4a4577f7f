import { LIMITED_PACKAGE_PHOTOS } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { providerGalleriesOptions } from '../galleries.queries.ts';

/** How many photos a limited package still allows in all galleries of the provider; undefined without a limit. */
export function usePhotoAllowance(providerId: number): number | undefined {
  const isLimited = useLimited()(providerId);
  const galleries = useQuery({ ...providerGalleriesOptions(providerId), enabled: isLimited });
  if (!isLimited || !galleries.data) return undefined;
  const photos = galleries.data.reduce((sum, { counts }) => sum + counts.photos, 0);
  return Math.max(0, LIMITED_PACKAGE_PHOTOS - photos);
}
