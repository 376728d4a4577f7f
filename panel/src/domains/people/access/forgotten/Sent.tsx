import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { Note } from '#ui/Note.tsx';
import { AccessForm } from '../AccessForm.tsx';
import { DoorLink } from '../DoorLink.tsx';

type SentProps = { lead: ReactNode; onAgain: () => void };

/** The same for everybody: the mailbox has the rest. */
export function Sent({ lead, onAgain }: SentProps) {
  const { t } = useTranslation('access');
  return (
    <AccessForm title={t('sent.title')} lead={lead}>
      <Note tone="info">{t('sent.wait')}</Note>
      <Ways>
        <DoorLink to="/auth/login">{t('back')}</DoorLink>
        <Link component="button" type="button" variant="body2" onClick={onAgain}>
          {t('sent.again')}
        </Link>
      </Ways>
    </AccessForm>
  );
}

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 24px' });
