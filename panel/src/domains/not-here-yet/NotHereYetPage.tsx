import Button from '@mui/material/Button';
import { useTranslation } from '#texts/useTranslation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useShown } from '#platform/routing/routing.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';

/** The honest stand-in for a page that comes with a later step: what will be here, and the way back. */
export function NotHereYetPage() {
  const { t } = useTranslation(['not-here-yet', 'shell']);
  const page = useShown().route ?? '';
  const isMember = useLoginState().status === 'loggedIn';
  return (
    <Page data-testid="not-here-yet">
      <EmptyState
        headingLevel="h1"
        drawing={<QuietNest />}
        title={t(`shell:title.${page}`)}
        text={
          <>
            <p>{t(`about.${page}`)}</p>
            <p>{t('notYet')}</p>
          </>
        }
        actions={
          <Button variant="contained" color="primary" component={Link} to={isMember ? '/' : '/auth/login'}>
            {t(isMember ? 'home' : 'login')}
          </Button>
        }
      />
    </Page>
  );
}
