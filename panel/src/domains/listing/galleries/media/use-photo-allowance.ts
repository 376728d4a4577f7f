import { LIMITED_PACKAGE_PHOTOS } from '@bellbird/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { providerGalleriesOptions } from '../galleries.queries.ts';

type PhotoAllowance = {
  /** How many photos a limited package still allows in all galleries of the provider; undefined without a limit. */
  room: number | undefined;
  /** Waits for what is not known yet; when it cannot be known, the server decides. */
  hasRoom: () => Promise<boolean>;
};

export function usePhotoAllowance(providerId: number): PhotoAllowance {
  const isLimited = useLimited()(providerId);
  const client = useQueryClient();
  const options = providerGalleriesOptions(providerId);
  const galleries = useQuery({ ...options, enabled: isLimited });
  const hasRoom = async () => {
    if (!isLimited) return true;
    return client.ensureQueryData(options).then(
      (loaded) => countRoom(loaded) > 0,
      () => true,
    );
  };
  return { room: isLimited && galleries.data ? countRoom(galleries.data) : undefined, hasRoom };
}

function countRoom(galleries: readonly { counts: { photos: number } }[]): number {
  const photos = galleries.reduce((sum, { counts }) => sum + counts.photos, 0);
  return Math.max(0, LIMITED_PACKAGE_PHOTOS - photos);
}
