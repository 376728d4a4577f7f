import { useUiText } from '../use-ui-text.ts';
import { useConfirm } from './confirm.ts';
import { hasUnsaved } from './unsaved.ts';

/** `if (await mayLeave())`: asks before unsaved edits are lost; true at once if there are none. */
export function useMayLeave(): () => Promise<boolean> {
  const t = useUiText();
  const confirm = useConfirm();
  return async () =>
    !hasUnsaved() ||
    confirm({
      title: t('unsaved.title'),
      text: t('unsaved.text'),
      confirm: t('unsaved.leave'),
      cancel: t('unsaved.stay'),
      danger: true,
    });
}

/** Closes a dialog, unless the user wants to keep editing. */
export function useLeave(onClose: () => void): () => void {
  const mayLeave = useMayLeave();
  return () => {
    void mayLeave().then((yes) => {
      if (yes) onClose();
    });
  };
}
