export {
  type ProviderPackage,
  assertIncluded,
  findLimitedProviders,
  findProviderPackages,
  findStatisticsAccess,
} from './package-access.operations.ts';
export { LIMITED_PRODUCT } from './limited-product.rules.ts';
export {
  type ProductForSale,
  findProductForSale,
  findTermIfPaidToday,
  startProduct,
} from './product-purchase.operations.ts';
export { findCampaignEntries, retireCampaign, saveCampaignEntry } from './campaign-catalogue.operations.ts';
export { endPackages, findPackagesToEnd, findPaymentsToStop, restorePackages } from './package-endings.operations.ts';
export { tellOfEnding } from './package-ending-mails.operations.ts';
export { endProductOf, findPaymentsBehindProduct } from './package-reversal.operations.ts';
export { findProductEntries, retireProduct, saveProductEntry } from './product-catalogue.operations.ts';
