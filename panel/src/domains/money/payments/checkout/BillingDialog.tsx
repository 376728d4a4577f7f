import type { BillingDetails, BillingForm } from '@bellbird/contract/money/payments';
import { formatAbn, isAbn } from '@bellbird/contract/shared/business-numbers';
import { BILLING_ADDRESS_MAX, COMPANY_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { billingOptions, changeBilling } from '../billing.queries.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/money/payments')).BillingForm);

type BillingDialogProps = { customerId: number; details: BillingDetails; onClose: () => void };

export function BillingDialog({ customerId, details, onClose }: BillingDialogProps) {
  const { t } = useTranslation('payments');
  const { form, submit, theirVersion, loadTheirVersion } = useBillingForm({ customerId, details, onClose });
  const abn = useWatch({ control: form.control, name: 'abn' });
  const isOdd = abn.replaceAll(/\s/g, '').length === 11 && !isAbn(abn);
  return (
    <FormDialog
      title={t('billing.title')}
      form={form}
      onSubmit={submit}
      cancel={t('close')}
      submit={t('billing.save')}
      onClose={onClose}
    >
      {theirVersion && (
        <Note tone="warning" announce action={<Button onClick={loadTheirVersion}>{t('theirVersion.take')}</Button>}>
          <b>{t('theirVersion.title')}</b> {t('theirVersion.text')}
        </Note>
      )}
      <TextField
        name="name"
        label={t('billing.name')}
        maxLength={COMPANY_NAME_MAX}
        autoComplete="organization"
        required
        autoFocus
      />
      <TextField
        name="abn"
        label={t('billing.abn')}
        help={isOdd ? t('billing.abnOdd') : t('billing.abnHelp')}
        autoComplete="off"
      />
      <TextField
        name="address"
        label={t('billing.address')}
        maxLength={BILLING_ADDRESS_MAX}
        autoComplete="street-address"
      />
    </FormDialog>
  );
}

/** Never overwrites details that someone else has changed without showing them first. */
function useBillingForm({ customerId, details, onClose }: BillingDialogProps) {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  const notices = useNotices();
  const base = useRef(details);
  const [theirVersion, setTheirVersion] = useState<BillingDetails>();
  const form = useForm({ resolver, defaultValues: toFormValues(details) });
  const options = billingOptions(customerId);

  const submit = async (values: BillingForm) => {
    try {
      queries.setQueryData(
        options.queryKey,
        await changeBilling(customerId, { ...values, version: base.current.version }),
      );
      notices.success(t('billing.saved'));
      onClose();
    } catch (error) {
      notices.error(messageOf(error));
      if (!(error instanceof ApiFailure)) return;
      if (error.code !== 'stale_version') return applyFieldErrors(form, error);
      base.current = await queries.fetchQuery({ ...options, staleTime: 0 });
      setTheirVersion(base.current);
    }
  };
  const loadTheirVersion = () => {
    if (theirVersion) form.reset(toFormValues(theirVersion));
    setTheirVersion(undefined);
  };
  return { form, submit, theirVersion, loadTheirVersion };
}

function toFormValues({ name, abn, address, version }: BillingDetails): BillingForm {
  return { name, abn: formatAbn(abn), address, version };
}
