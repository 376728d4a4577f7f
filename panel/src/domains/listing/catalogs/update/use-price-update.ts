import type { Catalog, PricesForm } from '@bellbird/contract/listing/catalogs';
import { toExpiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { findChanges } from '../catalog-changes.ts';
import { removeSharedUnitErrors } from '../catalog-resolver.ts';
import { type PriceValue, shareUnits, toValues } from '../catalog-values.ts';
import { catalogsOptions, readCatalog, updatePrices } from '../catalogs.queries.ts';
import type { NewerVersion } from '../use-catalog-form.ts';
import { asFailure } from '#platform/api/failure-messages.ts';

export type PriceValues = { expireAt: string; prices: PriceValue[] };

/** The prices of a catalog with the latest possible expiry. */
function toRenewedValues(catalog: Catalog, today: string): PriceValues {
  return { prices: toValues(catalog).prices, expireAt: toExpiryLimits(today).latest };
}

function createPricesResolver(today: string): Resolver<PriceValues, unknown, PricesForm> {
  const resolve = lazyResolver(async () => {
    const { pricesForm } = await import('@bellbird/contract/listing/catalogs');
    return pricesForm({ today });
  }) as unknown as Resolver<PriceValues, unknown, PricesForm>;
  return async (values, context, options) => {
    const resolved = await resolve({ ...values, prices: shareUnits(values.prices) }, context, options);
    removeSharedUnitErrors(values, resolved.errors);
    return resolved;
  };
}

type Options = { catalog: Catalog; today: string; draft: PriceValues | undefined; onSaved: () => void };

/** The form for the prices of one catalog. If someone else saved first, it keeps what was typed and shows their changes. */
export function usePriceUpdate({ catalog, today, draft, onSaved }: Options) {
  const { t } = useTranslation('catalogs');
  const customerId = useUser()?.customerId ?? 0;
  const queries = useQueryClient();
  const notices = useNotices();
  const [newer, setNewer] = useState<NewerVersion>();
  const base = useRef(catalog);
  const [resolver] = useState(() => createPricesResolver(today));
  const form = useForm<PriceValues, unknown, PricesForm>({
    resolver,
    defaultValues: toRenewedValues(catalog, today),
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
  });

  const loadNewer = async () => {
    try {
      const now = await readCatalog({ customerId, catalogId: catalog.id });
      setNewer({ catalog: now, changes: findChanges(base.current, now) });
      base.current = now;
    } catch (error) {
      applyFieldErrors(form, asFailure(error));
    }
  };

  const save = async (values: PricesForm) => {
    try {
      const body = { ...values, version: base.current.version };
      const saved = await updatePrices({ customerId, catalogId: catalog.id }, body);
      queries.setQueryData(catalogsOptions(catalog.provider.id).queryKey, (all) =>
        all?.map((each) => (each.id === saved.id ? saved : each)),
      );
      notices.success(t('saved', { name: catalog.name }));
      onSaved();
    } catch (error) {
      const failure = asFailure(error);
      notices.error(failure.message);
      if (failure.code === 'stale_version') return loadNewer();
      applyFieldErrors(form, failure);
    }
  };

  const loadTheirs = () => {
    form.reset(toRenewedValues(base.current, today));
    setNewer(undefined);
  };
  return { form, save, newer, loadTheirs };
}
