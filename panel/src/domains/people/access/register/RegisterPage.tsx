import { useCallback, useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useLoaded } from '#platform/api/use-loaded.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate, useParams } from '#platform/routing/routing.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { type InvitationLink, invitedUser } from '../access.queries.ts';
import { AuthSkeleton } from '../AuthSkeleton.tsx';
import { isLinkKey } from '../link-key.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** The page of an invitation: sets up the account, or sends a bad link to the login. */
export function RegisterPage() {
  const { customerId, customerUserId, hash } = useParams('register');
  if (!isLinkKey(hash)) return <BadLink />;
  return <Invitation key={hash} link={{ customerId, customerUserId, hash }} />;
}

function Invitation({ link }: { link: InvitationLink }) {
  const { customerId, customerUserId, hash } = link;
  const { loaded, retry } = useLoaded(
    useCallback(() => invitedUser({ customerId, customerUserId, hash }), [customerId, customerUserId, hash]),
  );
  if (loaded.kind === 'loading') return <AuthSkeleton />;
  if (loaded.kind === 'ready') return <RegistrationForm link={link} invited={loaded.data} />;
  return loaded.failure.status === 404 ? <BadLink /> : <ErrorState headingLevel="h1" onRetry={retry} />;
}

function BadLink() {
  const { t } = useTranslation('passwords');
  const notices = useNotices();
  const navigate = useNavigate();
  useEffect(() => {
    notices.error(t('register.badLink'));
    void navigate({ href: pathTo('login'), replace: true });
  }, [navigate, notices, t]);
  return <AuthSkeleton />;
}
