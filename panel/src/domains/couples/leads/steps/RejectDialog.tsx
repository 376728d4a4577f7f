import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { Reason } from './step-forms.ts';

type RejectDialogProps = {
  /** The couple's first names, or how many couples. */
  name: string;
  onReject: (reason: Reason) => Promise<ApiFailure | undefined>;
  onClose: () => void;
};

/** Rejecting needs a reason; the couple never sees it. */
export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('step-dialogs');
  return (
    <ReasonDialog
      title={t('reject.title', { name })}
      lead={t('reject.lead')}
      confirm={t('reject.confirm')}
      list="info_request_reject_reason"
      onChosen={onReject}
      onClose={onClose}
    />
  );
}
