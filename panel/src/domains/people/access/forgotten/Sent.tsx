import type { ReactNode } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { AccessForm } from '../AccessForm.tsx';
import { AuthLink } from '../AuthLink.tsx';
import css from './Sent.module.css';

/** The same for everybody: the mailbox has the rest. */
export function Sent({ lead, onAgain }: { lead: ReactNode; onAgain: () => void }) {
  const { t } = useTranslation(['passwords', 'access']);
  return (
    <AccessForm title={t('sent.title')} lead={lead}>
      <Note tone="info">{t('sent.wait')}</Note>
      <Row align="stretch" justify="between" wrap className={css.ways}>
        <AuthLink to={pathTo('login')}>{t('access:back')}</AuthLink>
        <TextLink component="button" type="button" size="small" onClick={onAgain}>
          {t('sent.again')}
        </TextLink>
      </Row>
    </AccessForm>
  );
}
