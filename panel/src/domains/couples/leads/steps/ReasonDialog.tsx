import type { ConfigItemType } from '@bellbird/contract/foundation/configs';
import { NOTE_MAX } from '@bellbird/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { Reason } from './step-forms.ts';

const resolver = lazyResolver(async () => (await import('./step-forms.ts')).ReasonForm);

/** The steps that need a reason, each with its list of reasons. */
const LISTS = {
  reject: 'info_request_reject_reason',
  callOff: 'info_request_reject_reason',
  spam: 'lead_report_reasons',
} as const satisfies Record<string, ConfigItemType>;

type ReasonDialogProps = {
  /** The couple never sees why they were rejected; calling off a deal frees its day; spam is reported to the marketplace. */
  step: keyof typeof LISTS;
  /** The couple's first names. */
  name: string;
  onChosen: (reason: Reason) => Promise<ApiFailure | undefined>;
  onClose: () => void;
};

/** A step that needs a reason from a list. */
export function ReasonDialog({ step, name, onChosen, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('step-dialogs');
  const reasons = useOfferedEntries(LISTS[step]);
  const form = useForm({ resolver, defaultValues: { reasonId: 0, note: '' } });
  return (
    <StepDialog
      title={t(`${step}.title`, { name })}
      lead={t(`${step}.lead`)}
      confirm={t(`${step}.confirm`)}
      form={form}
      onSubmit={onChosen}
      onClose={onClose}
    >
      <SelectField
        name="reasonId"
        label={t('reason.label')}
        placeholder={t('reason.choose')}
        required
        options={reasons.map(({ itemId, value }) => ({ value: itemId, label: value }))}
      />
      <TextareaField name="note" label={t('note.label')} help={t('note.help')} max={NOTE_MAX} rows={3} />
    </StepDialog>
  );
}
