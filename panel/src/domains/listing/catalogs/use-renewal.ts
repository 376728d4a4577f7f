import type { Catalog } from '@bellbird/contract/listing/catalogs';
import { expiryFault, expiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useMayLeave } from '#ui/confirm/use-leave.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { pricesOf } from './catalog-values.ts';
import { catalogsOptions, updatePrices } from './catalogs.queries.ts';
import { useFailure } from './use-failure.ts';

/** Lets the same prices count as long as can be, in one click that can be taken back. */
export function useRenewal({ today, onRenewed }: { today: string; onRenewed: () => void }) {
  const { t } = useTranslation('catalogs');
  const customerId = useUser()?.customerId ?? 0;
  const queries = useQueryClient();
  const notices = useNotices();
  const mayLeave = useMayLeave();
  const failureOf = useFailure();

  const validUntil = async (catalog: Catalog, expireAt: string) => {
    const key = catalogsOptions(catalog.provider.id).queryKey;
    try {
      const body = { expireAt, prices: pricesOf(catalog), version: catalog.version };
      const saved = await updatePrices({ customerId, catalogId: catalog.id }, body);
      queries.setQueryData(key, (all) => all?.map((each) => (each.id === saved.id ? saved : each)));
      onRenewed();
      return saved;
    } catch (error) {
      notices.error(failureOf(error).message);
      await queries.invalidateQueries({ queryKey: key });
      return undefined;
    }
  };

  return async (catalog: Catalog) => {
    if (!(await mayLeave())) return;
    const { latest } = expiryLimits(today);
    const saved = await validUntil(catalog, latest);
    if (!saved) return;
    const undo = { label: t('undo'), onClick: () => void validUntil(saved, catalog.expireAt) };
    // What had expired for good cannot be let expire again.
    const canUndo = expiryFault(catalog.expireAt, today) === undefined;
    notices.success(t('renew.done', { name: catalog.name, day: showDay(latest) }), canUndo ? undo : undefined);
  };
}
