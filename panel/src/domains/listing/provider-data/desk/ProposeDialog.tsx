import type { PublicProvider } from '@bellbird/contract/listing/providers';
import { CHANGE_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { formsOptions } from '../answers.queries.ts';
import { ChooseProvider } from './ChooseProvider.tsx';
import { proposalsKey, proposeChange } from './proposals.queries.ts';

type Values = { providerId: number | ''; formId: number | ''; value: string; reason: string };

/** Only text fields can be proposed. */
const WRITTEN = new Set(['text', 'textarea', 'rich_text', 'url', 'email', 'postcode']);

/** The form of a proposal: provider, field, new text and reason. */
export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('provider-data');
  const formId = useId();
  const leave = useLeave(onClose);
  const notices = useNotices();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [provider, setProvider] = useState<PublicProvider>();
  const forms = useQuery(formsOptions);
  const form = useForm<Values>({ defaultValues: { providerId: '', formId: '', value: '', reason: '' } });
  const questions = (forms.data ?? []).filter(
    ({ type, categoryTypes }) =>
      WRITTEN.has(type) && (!categoryTypes || !provider || categoryTypes.includes(provider.category.categoryType)),
  );

  const submit = async (values: Values) => {
    if (!provider) return form.setError('providerId', { type: 'rule', message: t('desk.noProvider') });
    try {
      const { value, reason } = values;
      await proposeChange({ providerId: provider.id, formId: values.formId as number, value, reason }, key);
      await queries.invalidateQueries({ queryKey: proposalsKey });
      notices.success(t('desk.sent'));
      onClose();
    } catch (error) {
      const message = messageOf(error);
      applyFieldErrors(form, { message, fields: (error as ApiFailure).fields });
    }
  };

  return (
    <Dialog title={t('desk.propose')} onClose={leave}>
      <DialogContent>
        <Form form={form} id={formId} guarded onSubmit={submit}>
          <ChooseProvider chosen={provider} onChoose={setProvider} />
          <SelectField
            name="formId"
            label={t('desk.field')}
            required
            options={questions.map(({ id, label }) => ({ value: id, label }))}
          />
          <TextareaField name="value" label={t('desk.value')} help={t('desk.valueHelp')} required rows={3} />
          <TextareaField
            name="reason"
            label={t('desk.reason')}
            help={t('desk.reasonHelp')}
            required
            rows={2}
            max={CHANGE_REASON_MAX}
          />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{t('ui:cancel')}</Button>
        <PrimaryButton type="submit" form={formId} loading={form.formState.isSubmitting}>
          {t('desk.send')}
        </PrimaryButton>
      </DialogActions>
    </Dialog>
  );
}
