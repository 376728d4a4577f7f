import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { readSocialReturn } from '#platform/routing/social-return.ts';
import { BrokenBranch } from '#ui/drawings/BrokenBranch.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { finishInstagramVisit } from '../galleries.queries.ts';
import { type AwaitedVisit, forgetVisit } from './awaited-visit.ts';

/** Back from Instagram: with the permission it goes on in the gallery, without it there is a way back. */
export function InstagramPhotosPage({ visit }: { visit: AwaitedVisit }) {
  const { t } = useTranslation('galleries');
  const path = pathTo('galleryMedia', { providerId: visit.providerId, galleryId: visit.galleryId });
  const isWorking = useFinish(visit.galleryId, path);
  if (isWorking) {
    return (
      <Page>
        <PageHeader title={t('instagram.asking')} lead={t('instagram.askingLead')} />
        <LinearProgress aria-label={t('instagram.asking')} />
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState
        headingLevel="h1"
        drawing={<BrokenBranch />}
        title={t('instagram.permissionFailed')}
        text={t('instagram.nothing')}
        actions={
          <Button variant="contained" color="primary" component={Link} to={path}>
            {t('instagram.back')}
          </Button>
        }
      />
    </Page>
  );
}

/** Sends what came back, once. */
function useFinish(galleryId: number, path: string): boolean {
  const navigate = useNavigate();
  const [returned] = useState(() => readSocialReturn(location));
  const [isWorking, setWorking] = useState(typeof returned === 'object');
  const isSent = useRef(false);

  const finish = async () => {
    forgetVisit();
    if (typeof returned !== 'object') return;
    try {
      const visitId = await finishInstagramVisit(galleryId, returned.token, returned.state);
      await navigate({ href: `${path}?instagram=${visitId}`, replace: true });
    } catch {
      // Whatever the reason was, nothing came of it, and that is what is said.
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
