import { WEDDINGS_PER_DAY_MAX } from '@bellbird/contract/shared/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
import type { CalendarActions } from '../use-calendar-actions.ts';

type SettingsDialogProps = { weddingsPerDay: number; writes: CalendarActions; onClose: () => void };

const COUNTS = Array.from({ length: WEDDINGS_PER_DAY_MAX }, (_, index) => index + 1);

/** How many weddings fit into one day, for a provider without spaces. */
export function SettingsDialog({ weddingsPerDay, writes, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('calendar');
  const titleId = useId();
  const form = useForm({ defaultValues: { weddingsPerDay } });
  const save = async (settings: { weddingsPerDay: number }): Promise<void> => {
    const failure = await writes.saveSettings(settings);
    if (failure) return writes.reportFailure(failure);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('settings.title')}</DialogTitle>
      <DialogForm>
        <Form form={form} label={t('settings.title')} onSubmit={save}>
          <DialogFields>
            <Text component="p" size="inherit" quiet>
              {t('settings.lead')}
            </Text>
            <SelectField
              name="weddingsPerDay"
              label={t('settings.weddingsPerDay')}
              help={t('settings.weddingsPerDayHelp')}
              options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
            />
          </DialogFields>
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              {t('cancel')}
            </Button>
            <SubmitButton>{t('mark.save')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
