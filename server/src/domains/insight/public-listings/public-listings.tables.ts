export type { FieldValue, ProviderForm } from '@bellbird/contract/listing/provider-data';
export type { PhotoEdit } from '@bellbird/contract/listing/galleries';
export type { PublicListing } from '@bellbird/contract/insight/public-listings';
