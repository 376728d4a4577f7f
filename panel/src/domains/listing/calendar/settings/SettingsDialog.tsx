import { WEDDINGS_PER_DAY_MAX } from '@bellbird/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Text } from '#ui/Text.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import type { CalendarActions } from '../use-calendar-actions.ts';

type SettingsDialogProps = { weddingsPerDay: number; writes: CalendarActions; onClose: () => void };

const COUNTS = Array.from({ length: WEDDINGS_PER_DAY_MAX }, (_, index) => index + 1);

/** How many weddings fit into one day, for a provider without spaces. */
export function SettingsDialog({ weddingsPerDay, writes, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('calendar');
  const form = useForm({ defaultValues: { weddingsPerDay } });
  const save = async (settings: { weddingsPerDay: number }): Promise<void> => {
    const failure = await writes.saveSettings(settings);
    if (failure) return writes.reportFailure(failure);
    onClose();
  };
  return (
    <FormDialog
      title={t('settings.title')}
      form={form}
      label={t('settings.title')}
      onSubmit={save}
      submit={t('mark.save')}
      onClose={onClose}
    >
      <Text component="p" size="inherit" quiet>
        {t('settings.lead')}
      </Text>
      <SelectField
        name="weddingsPerDay"
        label={t('settings.weddingsPerDay')}
        help={t('settings.weddingsPerDayHelp')}
        options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
      />
    </FormDialog>
  );
}
