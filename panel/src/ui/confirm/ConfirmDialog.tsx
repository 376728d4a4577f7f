import { useId } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogText } from '../overlays/Dialog.tsx';
import { useUiText } from '../use-ui-text.ts';
import type { Question } from './confirm.ts';

export type ConfirmDialogProps = Question & {
  open: boolean;
  onAnswer: (yes: boolean) => void;
  onClosed?: () => void;
};

/** A question with a verb on its button; Escape or a click beside it means no. */
export function ConfirmDialog({ open, onAnswer, onClosed, title, text, confirm, cancel, danger }: ConfirmDialogProps) {
  const t = useUiText();
  const textId = useId();
  return (
    <Dialog
      title={title}
      role="alertdialog"
      open={open}
      onClose={() => onAnswer(false)}
      onClosed={onClosed}
      {...(text && { 'aria-describedby': textId })}
    >
      <DialogContent>{text && <DialogText id={textId}>{text}</DialogText>}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onAnswer(false)}>
          {cancel ?? t('cancel')}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={() => onAnswer(true)}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
