/** How visitors reach a provider's page. */
export const VISIT_SOURCES = ['search', 'gallery', 'offer', 'item', 'catalog', 'direct', 'advertisement'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];
