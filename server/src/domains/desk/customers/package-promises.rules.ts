import { PROMISES, type ProductPromise } from '@bellbird/contract/money/packages/promises.ts';

/** What a provider has because of its package. */
export type PackageAccess = {
  paid_status: 'paid' | 'limited' | 'unpaid';
  stats_access: boolean;
  rival_stats_access: number;
  advisor_access: boolean;
  placed_first: boolean;
};

/** Whether the provider really has what its package promises: read from what decides it, not from the promise. */
export function isKept({ code, count }: ProductPromise, access: PackageAccess): boolean {
  switch (PROMISES[code].keptBy) {
    case 'limits':
    case 'everybody':
      return true;
    case 'paying':
      return access.paid_status === 'paid';
    case 'provider':
      return hasAccess(code, count ?? 0, access);
    // Orders are made of extras, never of a package.
    case 'order':
      return false;
  }
}

function hasAccess(code: ProductPromise['code'], count: number, access: PackageAccess): boolean {
  if (code === 'statistics') return access.stats_access;
  if (code === 'rivals') return access.rival_stats_access >= count;
  return code === 'placed_first' ? access.placed_first : access.advisor_access;
}
