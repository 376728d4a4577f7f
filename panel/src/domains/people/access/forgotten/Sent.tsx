import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import { AccessForm } from '../AccessForm.tsx';
import { AuthLink } from '../AuthLink.tsx';

type SentProps = { lead: ReactNode; onAgain: () => void };

/** The same for everybody: the mailbox has the rest. */
export function Sent({ lead, onAgain }: SentProps) {
  const { t } = useTranslation('access');
  return (
    <AccessForm title={t('sent.title')} lead={lead}>
      <Note tone="info">{t('sent.wait')}</Note>
      <Ways>
        <AuthLink to={pathTo('login')}>{t('back')}</AuthLink>
        <Link component="button" type="button" variant="body2" onClick={onAgain}>
          {t('sent.again')}
        </Link>
      </Ways>
    </AccessForm>
  );
}

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 24px' });
