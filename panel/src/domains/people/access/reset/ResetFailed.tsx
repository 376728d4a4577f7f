import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { AccessForm } from '../AccessForm.tsx';

export type DeadLink = 'wrong' | 'used' | 'expired';

const BY_CODE: Readonly<Record<string, DeadLink>> = {
  not_found: 'wrong',
  reset_link_wrong: 'wrong',
  reset_link_used: 'used',
  reset_link_expired: 'expired',
};

/** Which error it is, if the link is the problem. */
export function deadLink(failure: ApiFailure): DeadLink | undefined {
  return BY_CODE[failure.code];
}

/** A link that does not work: why, and how to get a new one. */
export function ResetFailed({ why }: { why: DeadLink }) {
  const { t } = useTranslation('passwords');
  return (
    <AccessForm back title={t(`resetFailed.${why}.title`)} lead={t(`resetFailed.${why}.lead`)}>
      <Note tone="error" announce>
        {t('resetFailed.failed')}
      </Note>
      <PrimaryButton component={Link} to={pathTo('passwordReset')} size="large" fullWidth>
        {t('resetFailed.again')}
      </PrimaryButton>
    </AccessForm>
  );
}
