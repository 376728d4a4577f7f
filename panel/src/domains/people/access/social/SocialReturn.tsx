import type { SocialType } from '@bellbird/contract/shared/social';
import { useTranslation } from '#texts/use-translation.ts';
import { SOCIAL_NAMES } from '@bellbird/contract/shared/social';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Progress } from '#ui/Progress.tsx';
import { AccessForm } from '../AccessForm.tsx';
import { NextSignInStep } from '../login/NextSignInStep.tsx';
import { useSocialReturn } from './use-social-return.ts';

/** The return from a provider: signed in, the next step, or an error. */
export function SocialReturn({ type }: { type: SocialType }) {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const progress = useSocialReturn(type);
  const name = SOCIAL_NAMES[type];

  if (progress.kind === 'halfWay') {
    return <NextSignInStep {...progress} onCancel={() => void navigate({ href: pathTo('login'), replace: true })} />;
  }
  if (progress.kind === 'working') {
    return (
      <AccessForm title={t('social.working', { name })} lead={t('social.workingLead')}>
        <Progress aria-label={t('social.working', { name })} />
      </AccessForm>
    );
  }
  return (
    <AccessForm title={t('social.failed', { name })} lead={t('social.failedLead')}>
      <Note tone="error" announce>
        {progress.why}
      </Note>
      <PrimaryButton component={Link} to={pathTo('login')} size="large" fullWidth>
        {t('back')}
      </PrimaryButton>
    </AccessForm>
  );
}
