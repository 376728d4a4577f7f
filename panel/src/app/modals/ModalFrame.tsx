import { type ReactNode, useId } from 'react';
import { Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog, DialogActions } from '#ui/overlays/Dialog.tsx';
import css from './ModalFrame.module.css';

type ModalFrameProps = {
  name: string;
  drawing?: ReactNode;
  title: string;
  text: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
  onClose: () => void;
};

/** A forced modal: what it is about, why it matters, and two actions. */
export function ModalFrame({ name, drawing, title, text, children, actions, onClose }: ModalFrameProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}text`}
      data-testid={`modal-${name}`}
    >
      <Stack gap={2} className={css.body}>
        {drawing && (
          <Stack align="center" mb={2}>
            {drawing}
          </Stack>
        )}
        <Text size="subtitle" component="h2" id={id}>
          {title}
        </Text>
        <Text component="div" size="body" quiet id={`${id}text`}>
          {text}
        </Text>
        {children}
      </Stack>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
