import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { Reason } from './step-forms.ts';

type SpamDialogProps = {
  name: string;
  onReport: (reason: Reason) => Promise<ApiFailure | undefined>;
  onClose: () => void;
};

/** Reports a request to the marketplace as spam. */
export function SpamDialog({ name, onReport, onClose }: SpamDialogProps) {
  const { t } = useTranslation('step-dialogs');
  return (
    <ReasonDialog
      title={t('spam.title', { name })}
      lead={t('spam.lead')}
      confirm={t('spam.confirm')}
      list="lead_report_reasons"
      onChosen={onReport}
      onClose={onClose}
    />
  );
}
