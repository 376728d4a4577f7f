import type { ReferredCompany, WizardInvitation } from '@bellbird/contract/growth/wizard';
import { COMPANY_NAME_MAX, PERSON_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { inviteCompany, wizardsKey } from './desk-wizards.queries.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/growth/wizard')).WizardInvitation);

/** Invites a company; the link is sent by mail. */
export function InviteDialog({ referred, onClose }: { referred: ReferredCompany | undefined; onClose: () => void }) {
  const { t } = useTranslation('wizard');
  const notices = useNotices();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<WizardInvitation, unknown, WizardInvitation>({
    resolver,
    defaultValues: {
      companyName: referred?.companyName ?? '',
      name: referred?.name ?? '',
      email: '',
      referralId: referred?.id ?? null,
    },
  });
  const submit = async (invitation: WizardInvitation) => {
    try {
      await inviteCompany(invitation, key);
      await queries.invalidateQueries({ queryKey: wizardsKey });
      notices.success(t('desk.sent', { email: invitation.email }));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      applyFieldErrors(form, { fields: error.fields, message: error.message });
    }
  };
  return (
    <FormDialog title={t('desk.invite')} form={form} onSubmit={submit} submit={t('desk.send')} onClose={onClose}>
      <TextField
        name="companyName"
        label={t('companyName')}
        maxLength={COMPANY_NAME_MAX}
        autoComplete="off"
        required
        autoFocus={!referred}
      />
      <TextField name="name" label={t('name')} maxLength={PERSON_NAME_MAX} autoComplete="off" required />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        help={t('desk.emailHelp')}
        autoComplete="off"
        required
        autoFocus={Boolean(referred)}
      />
    </FormDialog>
  );
}
