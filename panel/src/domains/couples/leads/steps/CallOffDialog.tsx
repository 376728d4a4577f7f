import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { Reason } from './step-forms.ts';

type CallOffDialogProps = {
  name: string;
  onCallOff: (reason: Reason) => Promise<ApiFailure | undefined>;
  onClose: () => void;
};

/** Calling off a deal needs a reason, and frees its day. */
export function CallOffDialog({ name, onCallOff, onClose }: CallOffDialogProps) {
  const { t } = useTranslation('step-dialogs');
  return (
    <ReasonDialog
      title={t('callOff.title', { name })}
      lead={t('callOff.lead')}
      confirm={t('callOff.confirm')}
      list="info_request_reject_reason"
      onChosen={onCallOff}
      onClose={onClose}
    />
  );
}
