import type { Prompt } from '@bellbird/contract/attention/prompts';
import { insidePath } from '@bellbird/contract/shared/inside-path';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './OpenModal.tsx';

/** What the marketplace team wrote. Closing it counts as read, on every device. */
export function MessageDialog({ message, onClose, onGone }: ModalProps & { message: Prompt }) {
  const { t } = useTranslation('modals');
  const path = insidePath(message.linkData?.path);
  return (
    <ModalFrame
      name="message"
      title={message.title}
      text={<RichText html={message.body} />}
      onClose={onClose}
      actions={
        <>
          <Button variant={path ? 'text' : 'contained'} {...(!path && { color: 'primary' as const })} onClick={onClose}>
            {t('close')}
          </Button>
          {path && (
            <PrimaryButton component={Link} to={path} onClick={onGone}>
              {t('open')}
            </PrimaryButton>
          )}
        </>
      }
    />
  );
}
