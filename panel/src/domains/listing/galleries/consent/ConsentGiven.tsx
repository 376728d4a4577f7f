import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { showDay, toDay } from '#platform/formats/dates.ts';
import { useActing } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Row } from '#ui/layout/Row.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { galleriesKey } from '../galleries.queries.ts';
import { consentOptions, withdrawConsent } from './consent.queries.ts';
import css from './consent.module.css';

/** When the user accepted the content agreement, and a way to withdraw it. */
export function ConsentGiven() {
  const { t } = useTranslation('galleries');
  const { data: consent } = useQuery(consentOptions);
  const queries = useQueryClient();
  const confirm = useConfirm();
  const notices = useNotices();
  const isActing = useActing() !== undefined;
  const [isBusy, setBusy] = useState(false);
  if (!consent) return null;

  const withdraw = async () => {
    const question = { title: t('consent.withdrawTitle'), text: t('consent.withdrawText') };
    if (!(await confirm({ ...question, confirm: t('consent.withdraw'), danger: true }))) return;
    setBusy(true);
    try {
      await withdrawConsent(consent.id);
      queries.setQueryData(consentOptions.queryKey, null);
      void queries.invalidateQueries({ queryKey: galleriesKey });
      notices.success(t('consent.withdrawn'));
    } catch (error) {
      notices.error(messageOf(error));
      void queries.invalidateQueries({ queryKey: consentOptions.queryKey });
    }
    setBusy(false);
  };

  return (
    <Row gap={2} wrap className={css.given}>
      <Quiet component="span">{t('consent.given', { day: showDay(toDay(new Date(consent.signedAt))) })}</Quiet>
      {!isActing && (
        <Button size="small" variant="text" loading={isBusy} onClick={() => void withdraw()}>
          {t('consent.withdraw')}
        </Button>
      )}
    </Row>
  );
}
