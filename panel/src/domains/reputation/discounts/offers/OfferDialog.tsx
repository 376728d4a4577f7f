import type { Discount } from '@bellbird/contract/reputation/discounts';
import { isEditable, isEndable } from '@bellbird/contract/reputation/discounts/discount-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { discountOptions } from '../discounts.queries.ts';
import { EndOffer } from './EndOffer.tsx';
import { OfferFields } from './OfferFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { useOfferForm } from './use-offer-form.ts';
import css from './OfferDialog.module.css';

type Providers = readonly { id: number; name: string }[];
type OfferDialogProps = { id: number | undefined; providers: Providers; onClose: () => void };

/** The form of an offer; an approved one is read-only. */
export function OfferDialog({ id, providers, onClose }: OfferDialogProps) {
  const { t } = useTranslation('discounts');
  const leave = useLeave(onClose);
  const known = useQuery({ ...discountOptions(id ?? 0), enabled: id !== undefined });
  const offer = known.data;
  const isLimited = useLimited();
  // On a limited package an offer can be deleted but not changed.
  const isFixed = offer && (!isEditable(offer.status) || isLimited(offer.provider.id));
  return (
    <Dialog title={t(isFixed ? 'lookTitle' : id ? 'editTitle' : 'newTitle')} onClose={leave} maxWidth="lg">
      {id !== undefined && !offer ? (
        <DialogContent aria-busy={known.isPending}>
          {known.isLoadingError ? (
            <ErrorState title={t('gone')} onRetry={() => void known.refetch()} />
          ) : (
            <Skeleton variant="rounded" height={320} />
          )}
        </DialogContent>
      ) : isFixed ? (
        <Look offer={offer} onClose={onClose} />
      ) : (
        <Editor
          key={offer?.version ?? 0}
          offer={offer}
          providers={providers}
          onReload={() => void known.refetch()}
          onLeave={leave}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type EditorProps = {
  offer: Discount | undefined;
  providers: Providers;
  onReload: () => void;
  onLeave: () => void;
  onClose: () => void;
};

function Editor({ offer, providers, onReload, onLeave, onClose }: EditorProps) {
  const { t } = useTranslation('discounts');
  const formId = useId();
  const { form, submit, isStale } = useOfferForm({ offer, providerId: providers[0]?.id ?? 0, onClose });
  return (
    <>
      <DialogContent>
        <Form form={form} id={formId} guarded onSubmit={submit}>
          {isStale && (
            <Note tone="warning" action={<Button onClick={onReload}>{t('reload')}</Button>}>
              {t('stale')}
            </Note>
          )}
          {offer?.rejectReason && <Note tone="warning">{t('rejected', { reason: offer.rejectReason })}</Note>}
          <div className={css.columns}>
            <OfferFields offer={offer} providers={providers} />
            <OfferPreview imageUrl={offer?.imageUrl ?? null} />
          </div>
        </Form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{t('ui:cancel')}</Button>
        <PrimaryButton type="submit" form={formId} loading={form.formState.isSubmitting}>
          {t('send')}
        </PrimaryButton>
      </DialogActions>
    </>
  );
}

/** An approved offer, read-only. */
function Look({ offer, onClose }: { offer: Discount; onClose: () => void }) {
  const { t } = useTranslation('discounts');
  const { form } = useOfferForm({ offer, providerId: offer.provider.id, onClose });
  return (
    <>
      <DialogContent>
        <Form form={form} onSubmit={() => undefined}>
          <Note tone="info">{t('fixed')}</Note>
          <OfferPreview imageUrl={offer.imageUrl} />
        </Form>
      </DialogContent>
      <DialogActions>
        {isEndable(offer.state) && <EndOffer offer={offer} onEnded={onClose} />}
        <PrimaryButton onClick={onClose}>{t('close')}</PrimaryButton>
      </DialogActions>
    </>
  );
}
