export { assertIncluded } from './package-gate.service.ts';
export {
  type PackageOfProvider,
  type ProductForSale,
  limitedAmong,
  packagesOf,
  productForSale,
  startProduct,
  statisticsOf,
  termIfPaid,
} from './package-of-provider.service.ts';
