/** What the catalogue consists of, in the order of the page. */
export const CATALOGUE_KINDS = ['product', 'campaign', 'list', 'agreement', 'city', 'category', 'question'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** Kinds without new entries: agreements are part of the program. */
export const FIXED_KINDS: readonly CatalogueKind[] = ['agreement'];
