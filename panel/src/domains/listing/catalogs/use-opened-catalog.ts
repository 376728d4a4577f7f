import type { Catalog } from '@bellbird/contract/listing/catalogs';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';

export type Opened =
  | { kind: 'catalog'; catalog: Catalog }
  | { kind: 'new' }
  | { kind: 'copy'; of: Catalog }
  | { kind: 'none' };

/** The catalog in the address: `?catalog=12`, `?catalog=new`, `?catalog=copy-12`; by default the first. */
export function findOpened(catalogs: readonly Catalog[], wanted: string | undefined): Opened {
  const byId = (id: string | undefined) => catalogs.find((each) => String(each.id) === id);
  if (wanted === 'new') return { kind: 'new' };
  const [, copiedId] = /^copy-(\d+)$/.exec(wanted ?? '') ?? [];
  const copied = byId(copiedId);
  if (copied) return { kind: 'copy', of: copied };
  const catalog = byId(wanted) ?? catalogs[0];
  return catalog ? { kind: 'catalog', catalog } : { kind: 'none' };
}

export function useOpenedCatalog(catalogs: readonly Catalog[]) {
  const search = useSearch() as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const wanted = typeof search['catalog'] === 'string' ? search['catalog'] : undefined;
  const open = (catalog: string | undefined) =>
    void navigate({ to: '.', search: { catalog }, replace: true, resetScroll: false });
  return { opened: findOpened(catalogs, wanted), open };
}
