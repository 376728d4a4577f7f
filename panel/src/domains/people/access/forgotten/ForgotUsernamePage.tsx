import { useTranslation } from '#texts/use-translation.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { askForUsername } from '../access.queries.ts';
import { ForgottenForm } from './ForgottenForm.tsx';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/access')).UsernameReminderRequest);

/** Requests the username by mail. */
export function ForgotUsernamePage() {
  const { t } = useTranslation('passwords');
  return (
    <ForgottenForm what="forgotUsername" field="email" resolver={resolver} send={askForUsername}>
      <TextField name="email" label={t('forgotUsername.email')} type="email" autoComplete="email" />
    </ForgottenForm>
  );
}
