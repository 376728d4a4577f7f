import type { Staff } from '#platform/auth/caller.ts';
import { OPEN_LEAD_STATUSES } from '@bellbird/contract/couples/leads';
import type { Tx } from '#platform/db/db.ts';
import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import type { DecisionsService } from '#domains/attention/approvals/decisions.service.ts';
import { isSpaceQuoted } from '#domains/couples/quotes/quotes.public.ts';
import { createCalendarFeedsService } from '#domains/listing/calendar/calendar-feeds.service.ts';
import { createCalendarOverviewService } from '#domains/listing/calendar/calendar-overview.service.ts';
import { calendarJobs } from '#domains/listing/calendar/calendar.jobs.ts';
import { calendarRoutes } from '#domains/listing/calendar/calendar.routes.ts';
import { createCalendarService } from '#domains/listing/calendar/calendar.service.ts';
import { createFollowedCalendarsService } from '#domains/listing/calendar/followed/followed-calendars.service.ts';
import { createCatalogListsService } from '#domains/listing/catalogs/catalog-lists.service.ts';
import { catalogsJobs } from '#domains/listing/catalogs/catalogs.jobs.ts';
import { findMissingPrices } from '#domains/listing/catalogs/catalogs.public.ts';
import { catalogsRoutes } from '#domains/listing/catalogs/catalogs.routes.ts';
import { createCatalogsService } from '#domains/listing/catalogs/catalogs.service.ts';
import { createMenuFilesService } from '#domains/listing/catalogs/menu-files.service.ts';
import { createSpacesService } from '#domains/listing/catalogs/spaces.service.ts';
import { createMediaApprovals } from '#domains/listing/galleries/galleries.approvals.ts';
import { galleriesJobs } from '#domains/listing/galleries/galleries.jobs.ts';
import { findMainImageUrls } from '#domains/listing/galleries/galleries.public.ts';
import { galleriesRoutes } from '#domains/listing/galleries/galleries.routes.ts';
import { createGalleriesService } from '#domains/listing/galleries/galleries.service.ts';
import { createInstagramService } from '#domains/listing/galleries/instagram.service.ts';
import { createMediaBulkService } from '#domains/listing/galleries/media-bulk.service.ts';
import { createMediasService } from '#domains/listing/galleries/medias.service.ts';
import { createPhotoEditingService } from '#domains/listing/galleries/photo-editing.service.ts';
import { createItemPicturesService } from '#domains/listing/items/item-pictures.service.ts';
import { itemApprovals } from '#domains/listing/items/items.approvals.ts';
import { itemsJobs } from '#domains/listing/items/items.jobs.ts';
import { itemsRoutes } from '#domains/listing/items/items.routes.ts';
import { createItemsService } from '#domains/listing/items/items.service.ts';
import { createChangeRequestsService } from '#domains/listing/provider-data/change-requests.service.ts';
import { createMissingDataService } from '#domains/listing/provider-data/missing-data.service.ts';
import { createProviderDataApprovals } from '#domains/listing/provider-data/provider-data.approvals.ts';
import { providerDataJobs } from '#domains/listing/provider-data/provider-data.jobs.ts';
import { providerDataRoutes } from '#domains/listing/provider-data/provider-data.routes.ts';
import { createProviderDataService } from '#domains/listing/provider-data/provider-data.service.ts';
import { createUpdateQueueService } from '#domains/listing/provider-data/update-queue.service.ts';
import { createAwardsService } from '#domains/listing/providers/awards.service.ts';
import { relatedApprovals, reviewApprovals } from '#domains/listing/providers/providers.approvals.ts';
import { providersJobs } from '#domains/listing/providers/providers.jobs.ts';
import { providersRoutes } from '#domains/listing/providers/providers.routes.ts';
import { createProvidersService } from '#domains/listing/providers/providers.service.ts';
import { createRelatedProvidersService } from '#domains/listing/providers/related-providers.service.ts';
import { createTeamHoldsService } from '#domains/listing/providers/team-holds.service.ts';
import { findLimitedProviders } from '#domains/money/packages/packages.public.ts';
import type { SocialAttemptsService } from '#domains/people/access/access.public.ts';
import type { JobPorts, Ports } from '../ports.ts';

/** The listing that couples see: providers, their answers, photos, products, prices and calendar. */
export function listingRoutes(
  ports: Ports,
  { visits, decisions }: { visits: SocialAttemptsService; decisions: DecisionsService },
): Route[] {
  const isRestricted = ports.panel.flags.mediaRestriction;
  const missing = createMissingData(ports.clock);
  const media = { ...ports, isRestricted, findLimitedProviders };
  const findMainImages = (tx: Tx, providerIds: readonly number[]) => findMainImageUrls(tx, ports.files, providerIds);
  const approve = (staff: Staff, id: number) =>
    decisions.decideOn(staff, 'provider_data', id, { decision: 'approved' });
  return [
    ...providersRoutes({
      providers: createProvidersService(ports),
      holds: createTeamHoldsService(ports),
      related: createRelatedProvidersService({ ...ports, findMainImages }),
      awards: createAwardsService(ports),
    }),
    ...providerDataRoutes({
      data: createProviderDataService({ ...ports, missing }),
      queue: createUpdateQueueService({ ...ports, missing, approve }),
      requests: createChangeRequestsService({ ...ports, missing }),
    }),
    ...galleriesRoutes({
      galleries: createGalleriesService({ ...ports, isRestricted }),
      medias: createMediasService(media),
      editing: createPhotoEditingService(media),
      bulk: createMediaBulkService(media),
      instagram: createInstagramService({ ...media, visits }),
    }),
    ...itemsRoutes({ items: createItemsService(ports), pictures: createItemPicturesService(ports) }),
    ...catalogsRoutes({
      catalogs: createCatalogsService({ ...ports, refreshMissingData: missing.refresh }),
      lists: createCatalogListsService(ports),
      menuFiles: createMenuFilesService(ports),
      spaces: createSpacesService({ ...ports, refreshMissingData: missing.refresh, isSpaceQuoted }),
    }),
    ...calendarRoutes({
      calendar: createCalendarService(ports),
      overview: createCalendarOverviewService({ ...ports, openLeadStatuses: OPEN_LEAD_STATUSES }),
      feeds: createCalendarFeedsService(ports),
      followed: createFollowedCalendarsService(ports),
    }),
  ];
}

export function listingApprovals(ports: Ports): ApprovalSubject[] {
  return [
    createMediaApprovals(ports),
    itemApprovals,
    createProviderDataApprovals({ missing: createMissingData(ports.clock) }),
    reviewApprovals,
    relatedApprovals,
  ];
}

export function listingJobs(ports: JobPorts): BoundJob[] {
  return [
    ...providersJobs(ports),
    ...catalogsJobs(ports),
    ...providerDataJobs(ports, createMissingData(ports.clock)),
    ...itemsJobs(ports),
    ...galleriesJobs({ ...ports, findLimitedProviders }),
    ...calendarJobs(ports),
  ];
}

export function createMissingData(clock: Clock) {
  return createMissingDataService({
    clock,
    findMissingPrices: (tx, customerId, providerId) => findMissingPrices(tx, customerId, providerId, clock.now()),
  });
}
