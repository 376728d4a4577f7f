import type { VisitSource } from '../../couples/marketplace/visit-sources.ts';

/** The sources a vendor creates: parts of the listing that attract couples. */
export const MAGNETS = ['offer', 'gallery', 'item', 'catalog'] as const satisfies readonly VisitSource[];
export type Magnet = (typeof MAGNETS)[number];

/** What providers are compared by; each has its own call. */
export const RIVAL_MEASURES = ['view-to-lead', 'lead-to-deal', 'view-to-deal', 'lead-to-lead', 'to-similar'] as const;
export type RivalMeasure = (typeof RIVAL_MEASURES)[number];
