export type { FieldValue, ProviderForm } from '@bellbird/contract/listing/provider-data';
export type { PublicListing } from '@bellbird/contract/insight/public-listings';
