import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';

/** Ways to contact us by email or WhatsApp, for users without the chat. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contact');
  const { email, whatsapp } = supportLinks();
  return (
    <ClosableDialog title={t('title')} onClose={onClose}>
      <DialogContent>
        <Text size="body" quiet>
          {t('text')}
        </Text>
        <Stack gap={2} mt={5}>
          <Button href={`mailto:${email}`} startIcon={<Mail aria-hidden />}>
            {t('email', { email })}
          </Button>
          <Button href={whatsapp} target="_blank" rel="noreferrer" startIcon={<MessageCircle aria-hidden />}>
            {t('whatsapp')}
          </Button>
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
