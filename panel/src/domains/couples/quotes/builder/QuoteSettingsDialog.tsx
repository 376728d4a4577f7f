import type { QuoteSettings } from '@bellbird/contract/couples/quotes';
import { QUOTE_TERMS_MAX } from '@bellbird/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { ConfirmForm } from '#ui/forms/ConfirmForm.tsx';
import { quoteSettingsOptions, saveSettings } from './quote-builder.queries.ts';
import { useFormFailure } from '../use-form-failure.ts';

type QuoteSettingsDialogProps = { providerId: number; onSaved: (settings: QuoteSettings) => void; onClose: () => void };

/** Booking terms and GST, which every quote of the provider carries. */
export function QuoteSettingsDialog({ providerId, onSaved, onClose }: QuoteSettingsDialogProps) {
  const { t } = useTranslation('quotes');
  const leave = useLeave(onClose);
  const settings = useQuery(quoteSettingsOptions(providerId));
  return (
    <ClosableDialog title={t('settings.title')} onClose={leave}>
      {settings.data ? (
        <SettingsForm providerId={providerId} settings={settings.data} onSaved={onSaved} onClose={leave} />
      ) : (
        <DialogContent>
          {settings.isLoadingError ? <ErrorState onRetry={() => void settings.refetch()} /> : <Skeleton height={200} />}
        </DialogContent>
      )}
    </ClosableDialog>
  );
}

function SettingsForm({
  providerId,
  settings,
  onSaved,
  onClose,
}: QuoteSettingsDialogProps & { settings: QuoteSettings }) {
  const { t } = useTranslation('quotes');
  const queries = useQueryClient();
  const { isGstRegistered, terms, depositPercent, validDays } = settings;
  const form = useForm({ defaultValues: { isGstRegistered, terms } });
  const showFailure = useFormFailure(form);
  const save = async (written: { isGstRegistered: boolean; terms: string }) => {
    try {
      const saved = await saveSettings(providerId, { ...written, depositPercent, validDays });
      queries.setQueryData(quoteSettingsOptions(providerId).queryKey, saved);
      onSaved(saved);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <ConfirmForm
      form={form}
      guarded
      label={t('settings.title')}
      onSubmit={save}
      confirm={t('settings.save')}
      onCancel={onClose}
    >
      <SwitchField name="isGstRegistered" label={t('settings.gst')} help={t('settings.gstHelp')} />
      <TextareaField
        name="terms"
        label={t('settings.terms')}
        help={t('settings.termsHelp')}
        max={QUOTE_TERMS_MAX}
        rows={8}
      />
    </ConfirmForm>
  );
}
