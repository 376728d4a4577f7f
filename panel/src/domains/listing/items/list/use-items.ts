import type { Item, ItemShown } from '@bellbird/contract/listing/items';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { showAtOnce } from '#platform/query/show-at-once.ts';
import type { NoticeAction } from '#ui/notices/notices.ts';
import { deleteItem, itemsOptions, moveItem, restoreItem, showItem } from '../items.queries.ts';
import { moveItemTo } from './move-item.ts';

type Page = { data: Item[]; meta: { total: number; page: number; limit: number } };

/** The products of a provider and the actions of the list. */
export function useItems(providerId: number) {
  const { t } = useTranslation('items');
  const queries = useQueryClient();
  const attempt = useAttempt();
  const options = itemsOptions(providerId);
  const list = useInfiniteQuery(options);
  const items = list.data?.pages.flatMap((page) => page.data) ?? [];

  const refresh = () => queries.invalidateQueries({ queryKey: ['items', providerId] });

  async function change(work: () => Promise<unknown>, done?: string, undo?: NoticeAction): Promise<void> {
    await attempt(work, done, undo);
    await refresh();
  }

  /** Shown until the server has confirmed it. */
  function showOptimistic(next: readonly Item[]): Promise<void> {
    return showAtOnce<InfiniteData<Page>>(queries, { queryKey: options.queryKey, exact: true }, (known) => {
      let from = 0;
      const pages = known.pages.map((page) => {
        const data = next.slice(from, from + page.data.length);
        from += page.data.length;
        return { ...page, data };
      });
      return { ...known, pages };
    });
  }

  return {
    list,
    items,
    total: list.data?.pages[0]?.meta.total ?? 0,
    /** Shown at once, and undone if the server refuses it. `place` counts from 0. */
    async move(item: Item, place: number): Promise<void> {
      if (items[place]?.id === item.id || place < 0 || place >= items.length) return;
      await showOptimistic(moveItemTo(items, item.id, place));
      await change(() => moveItem(item.id, place + 1));
    },
    async show(item: Item, status: ItemShown): Promise<void> {
      await change(() => showItem(item.id, status), t(`notice.${status}`, { name: item.name }));
    },
    async remove(item: Item): Promise<void> {
      const undo = { label: t('undo'), onClick: () => void change(() => restoreItem(item.id)) };
      await change(() => deleteItem(item.id), t('notice.removed', { name: item.name }), undo);
    },
  };
}

export type Items = ReturnType<typeof useItems>;
