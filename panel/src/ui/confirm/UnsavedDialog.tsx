import { useUiText } from '../useUiText.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export type UnsavedDialogProps = { open: boolean; onLeave: () => void; onStay: () => void };

/** Asked before unsaved work is left behind; the router decides when. */
export function UnsavedDialog({ open, onLeave, onStay }: UnsavedDialogProps) {
  const t = useUiText();
  return (
    <ConfirmDialog
      open={open}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      danger
      onAnswer={(yes) => (yes ? onLeave() : onStay())}
    />
  );
}
