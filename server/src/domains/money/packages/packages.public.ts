export { assertIncluded } from './package-gate.service.ts';
export {
  type PackageOfProvider,
  type ProductForSale,
  findLimitedProviders,
  findProviderPackages,
  productForSale,
  startProduct,
  findStatisticsAccess,
  termAfterPayment,
} from './package-of-provider.service.ts';
