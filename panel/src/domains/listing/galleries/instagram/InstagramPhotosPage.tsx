import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { readSocialReturn } from '#platform/routing/social-return.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { ReturnPage } from '#ui/ReturnPage.tsx';
import { finishInstagramVisit } from '../galleries.queries.ts';
import { type PendingVisit, clearPendingVisit } from './pending-visit.ts';

/** The return from Instagram: continues in the gallery, or offers a link back if permission was refused. */
export function InstagramPhotosPage({ visit }: { visit: PendingVisit }) {
  const { t } = useTranslation('galleries');
  const path = pathTo('galleryMedia', { providerId: visit.providerId, galleryId: visit.galleryId });
  const isWorking = useFinish(visit.galleryId, path);
  return (
    <ReturnPage
      isWorking={isWorking}
      working={{ title: t('instagram.loading'), lead: t('instagram.loadingLead') }}
      failed={{
        title: t('instagram.permissionFailed'),
        text: t('instagram.nothing'),
        actions: (
          <PrimaryButton component={Link} to={path}>
            {t('instagram.back')}
          </PrimaryButton>
        ),
      }}
    />
  );
}

/** Sends the code once. */
function useFinish(galleryId: number, path: string): boolean {
  const navigate = useNavigate();
  const [returned] = useState(() => readSocialReturn(location));
  const [isWorking, setWorking] = useState(typeof returned === 'object');
  const isSent = useRef(false);

  const finish = async () => {
    clearPendingVisit();
    if (typeof returned !== 'object') return;
    try {
      const visitId = await finishInstagramVisit(galleryId, returned.token, returned.state);
      await navigate({ href: `${path}?instagram=${visitId}`, replace: true });
    } catch {
      // The text is the same for every reason.
      setWorking(false);
    }
  };

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void finish();
  });
  return isWorking;
}
