import type { ProductPrice } from '@bellbird/contract/money/packages';

export type PackageRank = 'own' | 'higher' | 'lower';

const monthly = ({ amountCents, months }: ProductPrice) => amountCents / (months ?? 1);

/** How a package compares with the current one; without a paid one, every package is higher. */
export function rankPackage(product: ProductPrice, own: ProductPrice | undefined): PackageRank {
  if (product.id === own?.id) return 'own';
  return own && monthly(product) <= monthly(own) ? 'lower' : 'higher';
}
