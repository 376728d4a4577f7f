import type { Item } from '@bellbird/contract/listing/items';
import type { Provider } from '@bellbird/contract/listing/providers';
import { ITEM_DESCRIPTION_MAX, ITEM_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { ConfirmForm } from '#ui/forms/ConfirmForm.tsx';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { itemOptions } from '../items.queries.ts';
import { OptionsField } from './OptionsField.tsx';
import { PicturesField } from './PicturesField.tsx';
import { useItemForm } from './use-item-form.ts';

type ItemDialogProps = {
  provider: Provider;
  /** Undefined for a new one. */
  itemId: number | undefined;
  onClose: () => void;
};

/** The form of a product. */
export function ItemDialog({ provider, itemId, onClose }: ItemDialogProps) {
  const { t } = useTranslation('items');
  const leave = useLeave(onClose);
  const item = useQuery({ ...itemOptions(provider.id, itemId ?? 0), enabled: itemId !== undefined });
  const isReady = itemId === undefined || item.data !== undefined;
  return (
    <Dialog title={t(itemId === undefined ? 'newTitle' : 'editTitle')} onClose={leave} maxWidth="md">
      {isReady ? (
        <ItemFields provider={provider} item={item.data} onClose={onClose} onLeave={leave} />
      ) : (
        <>
          <DialogContent aria-busy={item.isPending}>
            {item.isLoadingError ? (
              <ErrorState title={t('gone')} onRetry={() => void item.refetch()} />
            ) : (
              <>
                <Skeleton height={72} />
                <Skeleton height={144} />
                <Skeleton height={72} />
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('ui:cancel')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

type ItemFieldsProps = { provider: Provider; item: Item | undefined; onClose: () => void; onLeave: () => void };

function ItemFields({ provider, item, onClose, onLeave }: ItemFieldsProps) {
  const { t } = useTranslation('items');
  const { form, submit } = useItemForm(provider.id, item, onClose);
  const isOfferedByModel = useWatch({ control: form.control, name: 'isOfferedByModel' });
  const findPictures = (kind: 'product' | 'model') => item?.media.filter((picture) => picture.kind === kind) ?? [];
  return (
    <ConfirmForm form={form} guarded onSubmit={submit} confirm={t(item ? 'save' : 'add')} onCancel={onLeave}>
      {item?.status === 'rejected' && item.rejectReason && (
        <Note tone="error">{t('rejectedFor', { reason: item.rejectReason })}</Note>
      )}
      <TextField name="name" label={t('name')} maxLength={ITEM_NAME_MAX} required autoFocus={!item} />
      <TextareaField
        name="description"
        label={t('description')}
        help={t('descriptionHelp')}
        max={ITEM_DESCRIPTION_MAX}
        rows={4}
      />
      <Pair>
        <MoneyField name="minPrice" label={t('minPrice')} help={t('minPriceHelp')} />
        <MoneyField name="maxPrice" label={t('maxPrice')} help={t('maxPriceHelp')} />
      </Pair>
      <PicturesField
        name="pictureIds"
        kind="product"
        label={t('pictures')}
        help={t('picturesHelp')}
        provider={provider}
        known={findPictures('product')}
        required
      />
      <SwitchField name="isOfferedByModel" label={t('byModel')} help={t('byModelHelp')} />
      {isOfferedByModel && (
        <PicturesField
          name="modelPictureIds"
          kind="model"
          label={t('modelPictures')}
          provider={provider}
          known={findPictures('model')}
          required
        />
      )}
      <OptionsField provider={provider} />
      <Note>{t('reviewed')}</Note>
    </ConfirmForm>
  );
}
