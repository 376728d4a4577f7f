import type { Catalog, CatalogType, NewCatalogForm } from '@bellbird/contract/listing/catalogs';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { type CatalogChange, changesBetween } from './catalog-changes.ts';
import { catalogResolver } from './catalog-resolver.ts';
import { type CatalogValues, newValues, valuesOf } from './catalog-values.ts';
import { catalogsOptions, createCatalog, readCatalog, updateCatalog } from './catalogs.queries.ts';
import { useFailure } from './use-failure.ts';

export type Newer = { catalog: Catalog; changes: CatalogChange[] };

type Options = {
  provider: Provider;
  types: readonly CatalogType[];
  today: string;
  /** Undefined while a new one is written. */
  catalog: Catalog | undefined;
  /** What a new one begins with, if it is a copy. */
  copied: CatalogValues | undefined;
  onCreated: (id: number) => void;
};

/** A catalog being written. A save that comes too late keeps what was typed and tells what is there now. */
export function useCatalogForm({ provider, types, today, catalog, copied, onCreated }: Options) {
  const { t } = useTranslation('catalogs');
  const customerId = useUser()?.customerId ?? 0;
  const queries = useQueryClient();
  const notices = useNotices();
  const failureOf = useFailure();
  const [key] = useState(() => crypto.randomUUID());
  const [newer, setNewer] = useState<Newer>();
  const base = useRef(catalog);
  const form = useForm<CatalogValues, unknown, NewCatalogForm>({
    resolver: catalogResolver({ today, categoryType: provider.category.categoryType, types, isNew: !catalog }),
    defaultValues: catalog
      ? { ...valuesOf(catalog), catalogTypeId: catalog.catalogType.id }
      : newValues(today, types.length === 1 ? types[0]?.id : undefined),
  });

  const { isDirty } = form.formState;
  const show = (next: Catalog) => {
    base.current = next;
    setNewer(undefined);
    form.reset({ ...valuesOf(next), catalogTypeId: next.catalogType.id });
  };

  // A copy is something to lose from the start.
  useEffect(() => {
    if (copied) form.reset(copied, { keepDefaultValues: true });
  }, [copied, form]);

  // What was renewed or changed elsewhere is shown, unless somebody is writing: then it waits for their save.
  const version = catalog?.version;
  useEffect(() => {
    if (catalog && version !== base.current?.version && !isDirty) show(catalog);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [version]);

  const keep = (saved: Catalog) =>
    queries.setQueryData(catalogsOptions(provider.id).queryKey, (all) =>
      all?.map((each) => (each.id === saved.id ? saved : each)),
    );

  const lookAgain = async (before: Catalog) => {
    try {
      const now = await readCatalog({ customerId, catalogId: before.id });
      base.current = now;
      setNewer({ catalog: now, changes: changesBetween(before, now) });
    } catch (error) {
      applyFieldErrors(form, failureOf(error));
    }
  };

  const save = async (values: NewCatalogForm) => {
    const before = base.current;
    try {
      if (before) {
        const saved = await updateCatalog(before.id, { ...values, version: before.version });
        show(saved);
        keep(saved);
      } else {
        const id = await createCatalog({ ...values, providerId: provider.id }, key);
        await queries.invalidateQueries({ queryKey: catalogsOptions(provider.id).queryKey });
        onCreated(id);
      }
      notices.success(t('saved', { name: values.name }));
    } catch (error) {
      const failure = failureOf(error);
      notices.error(failure.message);
      if (before && failure.code === 'stale_version') return lookAgain(before);
      applyFieldErrors(form, failure);
    }
  };
  return { form, save, newer, takeTheirs: () => newer && show(newer.catalog) };
}
