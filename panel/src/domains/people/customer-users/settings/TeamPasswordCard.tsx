import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { reportFailure } from '#platform/api/report-failure.ts';
import { session } from '#platform/session/current-session.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { type Renewal, ownSessionsOptions, renewPassword } from '../customer-users.queries.ts';
import { PasswordFields } from '../dialog/PasswordFields.tsx';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/access')).RenewalForm);
const EMPTY: Renewal = { oldPassword: '', password: '', passwordMatch: '' };

/** A new password for somebody of the team, who has no profile to change it in. */
export function TeamPasswordCard({ tokenId }: { tokenId: number }) {
  const { t } = useTranslation('customer-users');
  const notices = useNotices();
  const queries = useQueryClient();
  const form = useForm<Renewal, unknown, Renewal>({ resolver, defaultValues: EMPTY });
  const submit = async (values: Renewal) => {
    try {
      session.updateToken(await renewPassword(tokenId, values));
      form.reset(EMPTY);
      notices.success(t('settings.passwordChanged'));
      // The other sessions have ended.
      void queries.invalidateQueries({ queryKey: ownSessionsOptions.queryKey });
    } catch (error) {
      reportFailure(form, error);
    }
  };
  return (
    <Card>
      <CardHeader title={t('settings.tab.change-password')} lead={t('settings.passwordLead')} />
      <CardBody>
        <Form form={form} onSubmit={submit} label={t('settings.tab.change-password')}>
          <PasswordFields isNew={false} oldHelp={t('settings.oldPasswordHelp')} />
          <div>
            <SubmitButton>{t('settings.changePassword')}</SubmitButton>
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}
