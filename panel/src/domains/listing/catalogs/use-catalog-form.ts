import type { Catalog, CatalogType, NewCatalogForm } from '@bellbird/contract/listing/catalogs';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { type CatalogChange, findChanges } from './catalog-changes.ts';
import { createCatalogResolver } from './catalog-resolver.ts';
import { type CatalogValues, createValues, toValues } from './catalog-values.ts';
import { catalogsOptions, createCatalog, readCatalog, updateCatalog } from './catalogs.queries.ts';
import { asFailure } from '#platform/api/failure-messages.ts';

export type NewerVersion = { catalog: Catalog; changes: CatalogChange[] };

type Options = {
  provider: Provider;
  types: readonly CatalogType[];
  today: string;
  /** Undefined for a new one. */
  catalog: Catalog | undefined;
  /** The initial values of a copy. */
  copied: CatalogValues | undefined;
  onCreated: (id: number) => void;
};

/** The form of a catalog. If someone else saved first, it keeps what was typed and shows their changes. */
export function useCatalogForm({ provider, types, today, catalog, copied, onCreated }: Options) {
  const { t } = useTranslation('catalogs');
  const customerId = useUser()?.customerId ?? 0;
  const queries = useQueryClient();
  const notices = useNotices();
  const [key] = useState(() => crypto.randomUUID());
  const [newer, setNewer] = useState<NewerVersion>();
  const base = useRef(catalog);
  const form = useForm<CatalogValues, unknown, NewCatalogForm>({
    resolver: createCatalogResolver({ today, categoryType: provider.category.categoryType, types, isNew: !catalog }),
    defaultValues: catalog
      ? { ...toValues(catalog), catalogTypeId: catalog.catalogType.id }
      : createValues(today, types.length === 1 ? types[0]?.id : undefined),
  });

  const { isDirty } = form.formState;
  const show = (next: Catalog) => {
    base.current = next;
    setNewer(undefined);
    form.reset({ ...toValues(next), catalogTypeId: next.catalogType.id });
  };

  // A copy counts as unsaved from the start.
  useEffect(() => {
    if (copied) form.reset(copied, { keepDefaultValues: true });
  }, [copied, form]);

  // Shows a newer version from the server, unless the form has unsaved changes.
  const version = catalog?.version;
  useEffect(() => {
    if (catalog && version !== base.current?.version && !isDirty) show(catalog);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [version]);

  const keep = (saved: Catalog) =>
    queries.setQueryData(catalogsOptions(provider.id).queryKey, (all) =>
      all?.map((each) => (each.id === saved.id ? saved : each)),
    );

  const loadNewer = async (before: Catalog) => {
    try {
      const now = await readCatalog({ customerId, catalogId: before.id });
      base.current = now;
      setNewer({ catalog: now, changes: findChanges(before, now) });
    } catch (error) {
      applyFieldErrors(form, asFailure(error));
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
      const failure = asFailure(error);
      notices.error(failure.message);
      if (before && failure.code === 'stale_version') return loadNewer(before);
      applyFieldErrors(form, failure);
    }
  };
  return { form, save, newer, loadTheirs: () => newer && show(newer.catalog) };
}
