import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';

/** In place of a page that the user may not manage for any provider, or whose right a person of the team does not have. */
export function NoAccess() {
  const { t } = useTranslation('layout');
  const state = useLoginState();
  const isTeam = state.status === 'loggedIn' && state.token.isStaff;
  return (
    <Page>
      <Card>
        <EmptyState
          headingLevel="h1"
          drawing={<QuietNest />}
          title={t('noAccess.title')}
          text={t(isTeam ? 'noAccess.deskText' : 'noAccess.text')}
          actions={
            <Button component={Link} to={pathTo(isTeam ? 'desk' : 'home')}>
              {t(isTeam ? 'noAccess.desk' : 'noAccess.home')}
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
