import type { Item, ItemForm } from '@bellbird/contract/listing/items';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { createItem, updateItem } from '../items.queries.ts';

export type ItemValues = Required<ItemForm>;

const resolver = lazyResolver(async () => (await import('@bellbird/contract/listing/items')).ItemForm);

/** The form of a product. It keeps its values when the server refuses it. */
export function useItemForm(providerId: number, item: Item | undefined, onSaved: () => void) {
  const { t } = useTranslation('items');
  const queries = useQueryClient();
  const notices = useNotices();
  const key = useRef(crypto.randomUUID());
  const form = useForm<ItemValues>({
    resolver: resolver as unknown as Resolver<ItemValues>,
    defaultValues: toValues(item),
  });

  const submit = async (values: ItemValues): Promise<void> => {
    try {
      if (item) await updateItem(item.id, item.version, values);
      else await createItem(providerId, values, key.current);
      notices.success(t(values.minPrice === null ? 'notice.unpriced' : 'notice.saved', { name: values.name }));
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isLost = error.code === NETWORK;
      // The server answered, so the next attempt is a new request.
      if (!isLost) key.current = crypto.randomUUID();
      const message = error.code === 'stale_version' ? t('stale') : error.message;
      applyFieldErrors(form, { fields: error.fields, message });
    } finally {
      void queries.invalidateQueries({ queryKey: ['items', providerId] });
    }
  };
  return { form, submit };
}

function toValues(item: Item | undefined): ItemValues {
  const findIds = (kind: 'product' | 'model') =>
    item?.media.filter((picture) => picture.kind === kind).map((picture) => picture.id) ?? [];
  return {
    name: item?.name ?? '',
    description: item?.description ?? '',
    minPrice: item?.minPrice ?? null,
    maxPrice: item?.maxPrice ?? null,
    isOfferedByModel: item?.isOfferedByModel ?? false,
    pictureIds: findIds('product'),
    modelPictureIds: findIds('model'),
    optionIds:
      item?.optionGroups.flatMap((group) => group.options.filter((each) => each.selected).map((each) => each.id)) ?? [],
  };
}
