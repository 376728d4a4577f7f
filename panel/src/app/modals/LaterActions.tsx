import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import type { ModalProps } from './OpenModal.tsx';

/** Later, or the page where it is done. */
export function LaterActions({ to, label, onClose, onGone }: ModalProps & { to: string; label: string }) {
  const { t } = useTranslation('modals');
  return (
    <>
      <Button variant="text" onClick={onClose}>
        {t('later')}
      </Button>
      <PrimaryButton component={Link} to={to} onClick={onGone}>
        {label}
      </PrimaryButton>
    </>
  );
}
