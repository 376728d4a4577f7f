import { NOTE_MAX } from '@bellbird/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { StepDialog } from './StepDialog.tsx';

const resolver = lazyResolver(async () => (await import('./step-forms.ts')).NoteForm);

type AppointmentDialogProps = {
  step: 'reject_appointment' | 'cancel_appointment';
  /** The couple's first names. */
  name: string;
  /** Whether they get a message. */
  canWrite: boolean;
  onChosen: (given: { note: string }) => Promise<ApiFailure | undefined>;
  onClose: () => void;
};

/** Declines or cancels a visit, with words of one’s own to the couple. */
export function AppointmentDialog({ step, name, canWrite, onChosen, onClose }: AppointmentDialogProps) {
  const { t } = useTranslation(['step-dialogs', 'lead-steps']);
  const form = useForm({ resolver, defaultValues: { note: '' } });
  return (
    <StepDialog
      title={t(`${step}.title`, { name })}
      lead={t(canWrite ? `${step}.lead` : 'lead-steps:tellByPhone')}
      confirm={t(`${step}.confirm`)}
      form={form}
      onSubmit={onChosen}
      onClose={onClose}
    >
      {canWrite && (
        <TextareaField
          name="note"
          label={t('appointmentNote.label')}
          help={t('appointmentNote.help')}
          max={NOTE_MAX}
          rows={3}
        />
      )}
    </StepDialog>
  );
}
