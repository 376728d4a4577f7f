/** The ways people come to a provider's page. */
export const VISIT_SOURCES = ['search', 'gallery', 'offer', 'item', 'catalog', 'direct', 'advertisement'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** Those the vendor makes: what is put on the listing and draws couples to it. */
export const MAGNETS = ['offer', 'gallery', 'item', 'catalog'] as const satisfies readonly VisitSource[];
export type Magnet = (typeof MAGNETS)[number];

/** By what providers are compared; each is a call of its own. */
export const RIVAL_MEASURES = ['view-to-lead', 'lead-to-deal', 'view-to-deal', 'lead-to-lead', 'to-similar'] as const;
export type RivalMeasure = (typeof RIVAL_MEASURES)[number];
