import type { Catalog, PricesForm } from '@bellbird/contract/listing/catalogs';
import { expiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { changesBetween } from '../catalog-changes.ts';
import { forgiveSharedUnits } from '../catalog-resolver.ts';
import { type PriceValue, shareUnits, valuesOf } from '../catalog-values.ts';
import { catalogsOptions, readCatalog, updatePrices } from '../catalogs.queries.ts';
import type { Newer } from '../use-catalog-form.ts';
import { useFailure } from '../use-failure.ts';

export type PriceValues = { expireAt: string; prices: PriceValue[] };

/** The prices of a catalog, to count as long as can be. */
function renewed(catalog: Catalog, today: string): PriceValues {
  return { prices: valuesOf(catalog).prices, expireAt: expiryLimits(today).latest };
}

function pricesResolver(today: string): Resolver<PriceValues, unknown, PricesForm> {
  const judge = lazyResolver(async () => {
    const { pricesForm } = await import('@bellbird/contract/listing/catalogs');
    return pricesForm({ today });
  }) as unknown as Resolver<PriceValues, unknown, PricesForm>;
  return async (values, context, options) => {
    const judged = await judge({ ...values, prices: shareUnits(values.prices) }, context, options);
    forgiveSharedUnits(values, judged.errors);
    return judged;
  };
}

type Options = { catalog: Catalog; today: string; draft: PriceValues | undefined; onSaved: () => void };

/** The prices of one catalog being looked through. A save that comes too late keeps what was typed and tells what is there now. */
export function usePriceUpdate({ catalog, today, draft, onSaved }: Options) {
  const { t } = useTranslation('catalogs');
  const customerId = useUser()?.customerId ?? 0;
  const queries = useQueryClient();
  const notices = useNotices();
  const failureOf = useFailure();
  const [newer, setNewer] = useState<Newer>();
  const base = useRef(catalog);
  const [resolver] = useState(() => pricesResolver(today));
  const form = useForm<PriceValues, unknown, PricesForm>({
    resolver,
    defaultValues: renewed(catalog, today),
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
  });

  const lookAgain = async () => {
    try {
      const now = await readCatalog({ customerId, catalogId: catalog.id });
      setNewer({ catalog: now, changes: changesBetween(base.current, now) });
      base.current = now;
    } catch (error) {
      applyFieldErrors(form, failureOf(error));
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
      const failure = failureOf(error);
      notices.error(failure.message);
      if (failure.code === 'stale_version') return lookAgain();
      applyFieldErrors(form, failure);
    }
  };

  const takeTheirs = () => {
    form.reset(renewed(base.current, today));
    setNewer(undefined);
  };
  return { form, save, newer, takeTheirs };
}
