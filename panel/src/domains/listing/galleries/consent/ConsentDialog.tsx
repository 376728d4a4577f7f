import type { AgreementSign } from '@bellbird/contract/foundation/agreements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { fieldMessageOf } from '#platform/api/failure-messages.ts';
import { useActing } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { agreeTo, contentAgreementOptions } from './consent.queries.ts';

/** The content agreement. A team member who acts for the user can read but not accept it. */
export function ConsentDialog({ onClose }: { onClose: (agreed: AgreementSign | null) => void }) {
  const { t } = useTranslation('galleries');
  const isActing = useActing() !== undefined;
  const text = useQuery(contentAgreementOptions);
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);

  const agree = async () => {
    if (!text.data) return;
    setSending(true);
    setFault(undefined);
    try {
      onClose(await agreeTo(text.data.id));
    } catch (error) {
      setFault(fieldMessageOf(error));
      // The text may have been replaced: the new one has to be accepted.
      void text.refetch();
      setSending(false);
    }
  };

  return (
    <Dialog title={text.data?.title ?? t('consent.title')} onClose={() => onClose(null)}>
      <DialogContent aria-busy={text.isPending}>
        {text.isLoadingError ? (
          <ErrorState onRetry={() => void text.refetch()} />
        ) : text.data ? (
          <div dir="auto">
            <RichText html={text.data.bodyHtml} />
          </div>
        ) : (
          <>
            <Skeleton />
            <Skeleton width="80%" />
          </>
        )}
        {(fault || isActing) && (
          <Note tone={fault ? 'error' : 'info'} announce>
            {fault ?? t('consent.acting')}
          </Note>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(null)}>{t('consent.later')}</Button>
        <PrimaryButton disabled={!text.data || isActing} loading={isSending} onClick={() => void agree()}>
          {t('consent.agree')}
        </PrimaryButton>
      </DialogActions>
    </Dialog>
  );
}
