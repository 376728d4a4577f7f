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
  const { t } = useTranslation('layout');
  const { email, whatsapp } = supportLinks();
  return (
    <ClosableDialog title={t('contact.title')} onClose={onClose}>
      <DialogContent>
        <Text size="body" quiet>
          {t('contact.text')}
        </Text>
        <Stack gap={2} mt={5}>
          <Button href={`mailto:${email}`} startIcon={<Mail aria-hidden />}>
            {t('contact.email', { email })}
          </Button>
          <Button href={whatsapp} target="_blank" rel="noreferrer" startIcon={<MessageCircle aria-hidden />}>
            {t('contact.whatsapp')}
          </Button>
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
