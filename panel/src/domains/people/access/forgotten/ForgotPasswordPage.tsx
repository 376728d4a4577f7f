import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { askForReset } from '../access.queries.ts';
import { AuthLink } from '../AuthLink.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/access')).PasswordResetRequest);

/** Requests a reset link. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['passwords', 'access']);
  return (
    <ForgottenForm what="forgotPassword" field="username" resolver={resolver} send={askForReset}>
      <TextField
        name="username"
        label={t('access:login.username')}
        labelEnd={<AuthLink to={pathTo('forgotUsername')}>{t('access:login.forgotUsername')}</AuthLink>}
        type="email"
        autoComplete="username"
      />
    </ForgottenForm>
  );
}
