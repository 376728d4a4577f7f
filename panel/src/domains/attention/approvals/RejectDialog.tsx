import type { Approval } from '@bellbird/contract/attention/approvals';
import { REASON_LISTS, takesListedReason } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import type { ConfigItemType } from '@bellbird/contract/foundation/configs';
import { APPROVAL_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Text } from '#ui/Text.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Row } from '#ui/layout/Row.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { reasonsOptions } from './approvals.queries.ts';

const resolver = lazyResolver(async () => (await import('./reject-form.ts')).RejectForm);

type RejectDialogProps = {
  approval: Approval;
  /** False if it could not be sent: then what was typed is kept. */
  onReject: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** A refusal needs a reason: one from its list, a common one by a click, or free text. */
export function RejectDialog({ approval, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('approvals');
  const form = useForm({ resolver, defaultValues: { reason: '' } });
  const list = REASON_LISTS[approval.kind];
  const submit = async ({ reason }: { reason: string }) => {
    if (await onReject(reason)) onClose();
  };
  return (
    <FormDialog
      title={t('rejectDialog.title')}
      form={form}
      label={t('rejectDialog.title')}
      onSubmit={submit}
      submit={t('rejectDialog.confirm')}
      onClose={onClose}
    >
      <Text component="p" size="inherit" quiet>
        {t('rejectDialog.lead', { provider: approval.provider?.name ?? approval.customer?.name ?? '' })}
      </Text>
      {list && takesListedReason(approval.kind) ? <ListedReason list={list} /> : <WrittenReason list={list} />}
    </FormDialog>
  );
}

function ListedReason({ list }: { list: ConfigItemType }) {
  const { t } = useTranslation('approvals');
  const options = useOfferedEntries(list).map(({ code, value }) => ({ value: code, label: value }));
  return <SelectField name="reason" label={t('rejectDialog.reason')} required options={options} />;
}

function WrittenReason({ list }: { list: ConfigItemType | undefined }) {
  const { t } = useTranslation('approvals');
  const form = useFormContext<{ reason: string }>();
  const written = useWatch({ control: form.control, name: 'reason' });
  const reasons = useQuery(reasonsOptions(list)).data;
  return (
    <>
      <Row gap={2} align="stretch" wrap role="group" aria-label={t('rejectDialog.usual')}>
        {reasons?.map((reason) => (
          <FilterChip
            key={reason}
            label={reason}
            on={written === reason}
            onClick={() => form.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })}
          />
        ))}
      </Row>
      <TextareaField name="reason" label={t('rejectDialog.reason')} required max={APPROVAL_REASON_MAX} rows={3} />
    </>
  );
}
