import type { Catalog } from '@bellbird/contract/listing/catalogs';
import { findExpiryError, toExpiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useMayLeave } from '#ui/confirm/use-leave.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { toPrices } from './catalog-values.ts';
import { catalogsOptions, updatePrices } from './catalogs.queries.ts';
import { asFailure } from '#platform/api/failure-messages.ts';

/** Renews the same prices for as long as possible, with undo. */
export function useRenewal({ today, onRenewed }: { today: string; onRenewed: () => void }) {
  const { t } = useTranslation('catalogs');
  const customerId = useUser()?.customerId ?? 0;
  const queries = useQueryClient();
  const notices = useNotices();
  const canLeave = useMayLeave();

  const renewUntil = async (catalog: Catalog, expireAt: string) => {
    const key = catalogsOptions(catalog.provider.id).queryKey;
    try {
      const body = { expireAt, prices: toPrices(catalog), version: catalog.version };
      const saved = await updatePrices({ customerId, catalogId: catalog.id }, body);
      queries.setQueryData(key, (all) => all?.map((each) => (each.id === saved.id ? saved : each)));
      onRenewed();
      return saved;
    } catch (error) {
      notices.error(asFailure(error).message);
      await queries.invalidateQueries({ queryKey: key });
      return undefined;
    }
  };

  return async (catalog: Catalog) => {
    if (!(await canLeave())) return;
    const { latest } = toExpiryLimits(today);
    const saved = await renewUntil(catalog, latest);
    if (!saved) return;
    const undo = { label: t('undo'), onClick: () => void renewUntil(saved, catalog.expireAt) };
    // Prices that have expired cannot be set back to their old date.
    const canUndo = findExpiryError(catalog.expireAt, today) === undefined;
    notices.success(t('renew.done', { name: catalog.name, day: showDay(latest) }), canUndo ? undo : undefined);
  };
}
