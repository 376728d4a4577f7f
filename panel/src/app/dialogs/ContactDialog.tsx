import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Mail, MessageCircle } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { ShellDialogFrame } from './ShellDialogFrame.tsx';

/** Ways to contact us by e-mail or WhatsApp, for users without the chat. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { email, whatsapp } = supportLinks();
  return (
    <ShellDialogFrame title={t('contact.title')} onClose={onClose}>
      <DialogContent>
        <Typography color="textSecondary">{t('contact.text')}</Typography>
        <Ways>
          <Button href={`mailto:${email}`} startIcon={<Mail aria-hidden />}>
            {t('contact.email', { email })}
          </Button>
          <Button href={whatsapp} target="_blank" rel="noreferrer" startIcon={<MessageCircle aria-hidden />}>
            {t('contact.whatsapp')}
          </Button>
        </Ways>
      </DialogContent>
    </ShellDialogFrame>
  );
}

const Ways = styled('div')({ display: 'grid', gap: 8, marginTop: 20 });
