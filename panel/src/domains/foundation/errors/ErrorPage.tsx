import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { BrokenBranch } from '#ui/drawings/BrokenBranch.tsx';

/** What went wrong, what to do about it, and how to get help. */
export function ErrorPage({ kind }: { kind: 'error401' | 'error404' | 'error500' }) {
  const { t } = useTranslation('errors');
  const isMember = useLoginState().status === 'loggedIn' && kind !== 'error401';
  const { email, whatsapp } = supportLinks();
  return (
    <EmptyState
      headingLevel="h1"
      drawing={<BrokenBranch />}
      title={t(`${kind}.title`)}
      text={
        <>
          <p>{t(`${kind}.text`)}</p>
          <p>{t('support')}</p>
          <p>
            <TextLink href={whatsapp} target="_blank" rel="noreferrer">
              {t('whatsapp')}
            </TextLink>
            {' · '}
            <TextLink href={`mailto:${email}`}>{t('email', { email })}</TextLink>
          </p>
        </>
      }
      actions={
        <PrimaryButton component={Link} to={pathTo(isMember ? 'home' : 'login')}>
          {t(isMember ? 'home' : 'login')}
        </PrimaryButton>
      }
    />
  );
}
