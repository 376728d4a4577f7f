import { type MediumForm, type Medium, canBecome, readVideoLink } from '@bellbird/contract/listing/galleries';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { MEDIA_PER_GALLERY } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { presentMedium } from './galleries.presenter.ts';
import { findGalleries, lockGallery } from './galleries.repository.ts';
import { assertMayChangeMedia, toOwner } from './gallery-access.operations.ts';
import {
  type MediaFilter,
  type MediumRow,
  countInGallery,
  countMedia,
  findByUploadId,
  findMedia,
  updateMainImage,
  updateMedium,
} from './medias.repository.ts';
import { moveRow } from './order.repository.ts';
import { type MediumContent, addMedium, renewApproval } from './add-medium.operations.ts';
import { type FindLimitedProviders, assertPhotosAllowed } from './photo-allowance.operations.ts';
import { enqueuePhotoCleanup, receivePhoto } from './photo-files.operations.ts';
import { removeMedia } from './remove-media.operations.ts';

export type MediaPorts = {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  storage: Storage;
  files: SignedFiles;
  /** Whether only users who can manage the customer may change media. */
  isRestricted: boolean;
  findLimitedProviders: FindLimitedProviders;
};

type Listing = Paging & Omit<MediaFilter, 'ids'>;
type NewMedium = { galleryId: number; tags: string[]; caption: string; video?: string | undefined; uploadId: string };

export type MediasService = ReturnType<typeof createMediasService>;

/** The photos and videos of a gallery. New and replaced ones wait for the team's approval before couples see them. */
export function createMediasService(ports: MediaPorts) {
  const { db, clock, jobs, files, isRestricted } = ports;
  const present = (row: MediumRow) => presentMedium(row, files.urlOf);

  async function find(tx: Tx, caller: Member, id: number): Promise<MediumRow> {
    const [row] = await findMedia(tx, toOwner(caller), { ids: [id] });
    providerFor(caller, 'gallery', row?.provider_id ?? fail('not_found'));
    return row ?? fail('not_found');
  }

  /** Finds a medium to change and locks its gallery. */
  async function findLocked(tx: Tx, caller: Member, id: number): Promise<MediumRow> {
    const { provider_id: providerId, gallery_id: galleryId } = await find(tx, caller, id);
    await assertMayChangeMedia(tx, caller, providerId, isRestricted);
    await lockGallery(tx, toOwner(caller), galleryId);
    return find(tx, caller, id);
  }

  const assertPhotoAllowed = (tx: Tx, { customerId }: Member, providerId: number) =>
    assertPhotosAllowed(tx, ports, { customerId, providerId, now: clock.now() });

  async function list(caller: Member, providerIds: readonly number[], { page, limit, ...filter }: Listing) {
    const owner = { customerId: caller.customerId, providerIds };
    const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
      Promise.all([findMedia(tx, owner, filter, windowOf({ page, limit })), countMedia(tx, owner, filter)]),
    );
    return { data: rows.map(present), total };
  }

  return {
    async list(caller: Member, query: Listing) {
      const { galleryId } = query;
      if (galleryId !== undefined) {
        const owner = toOwner(caller);
        const [gallery] = await db.tenantRead(caller.customerId, (tx) => findGalleries(tx, owner, { id: galleryId }));
        providerFor(caller, 'gallery', gallery?.provider_id ?? fail('not_found'));
      }
      return list(caller, providersFor(caller, 'gallery'), query);
    },

    listOfProvider(caller: Member, providerId: number, query: Listing) {
      return list(caller, [providerFor(caller, 'gallery', providerId)], query);
    },

    async read(caller: Member, id: number): Promise<Medium> {
      return present(await db.tenantRead(caller.customerId, (tx) => find(tx, caller, id)));
    },

    async create(caller: Member, given: NewMedium, file: ReceivedFile | undefined): Promise<Medium> {
      const { customerId } = caller;
      const { galleryId, uploadId } = given;
      const owner = toOwner(caller);
      const { providerId, known } = await db.tenantRead(customerId, async (tx) => {
        const [gallery] = await findGalleries(tx, owner, { id: galleryId });
        const place = gallery ?? fail('not_found');
        await assertMayChangeMedia(tx, caller, place.provider_id, isRestricted);
        const arrived = await findByUploadId(tx, customerId, uploadId);
        if (arrived === undefined && place.all >= MEDIA_PER_GALLERY) fail('gallery_full');
        if (arrived === undefined && file) await assertPhotoAllowed(tx, caller, place.provider_id);
        return {
          providerId: place.provider_id,
          known: arrived === undefined ? undefined : await find(tx, caller, arrived),
        };
      });
      if (known) return present(known);
      const content = await receiveContent(caller, given.video, file);
      return db.tenant(customerId, async (tx) => {
        const medium = { ...given, customerId, customerUserId: caller.customerUserId, content, caller };
        const added = await addMedium(ports, tx, medium);
        if (!added && file) await assertPhotoAllowed(tx, caller, providerId);
        const { id } = added ?? fail('gallery_full');
        return present(await find(tx, caller, id));
      });
    },

    async replace(caller: Member, id: number, file: ReceivedFile): Promise<Medium> {
      const { customerId } = caller;
      await db.tenantRead(customerId, async (tx) => {
        const medium = await find(tx, caller, id);
        await assertMayChangeMedia(tx, caller, medium.provider_id, isRestricted);
        if (medium.type !== 'photo') fail('not_found');
      });
      const photo = await receivePhoto(ports, customerId, file);
      return db.tenant(customerId, async (tx) => {
        const before = await findLocked(tx, caller, id);
        const { customerUserId } = caller;
        await renewApproval(tx, { customerId, customerUserId, providerId: before.provider_id, id, at: clock.now() });
        await updateMedium(
          tx,
          { customerId, id },
          { ...photo, edit: null, seen_area: null, status: 'pending', reject_reason: null, is_main: false },
        );
        await enqueuePhotoCleanup(jobs, tx, [before]);
        await record(tx, caller, { action: 'galleries.replacePhoto', subject: { kind: 'medium', id } });
        return present(await find(tx, caller, id));
      });
    },

    update(caller: Member, id: number, { version, status, ...form }: MediumForm): Promise<Medium> {
      const { customerId } = caller;
      return db.tenant(customerId, async (tx) => {
        const before = await findLocked(tx, caller, id);
        if (before.version !== version) fail('stale_version', { data: present(before) });
        if (status && !canBecome(before.status, status)) fail('not_possible_now');
        const isActive = (status ?? before.status) === 'active';
        const change = { ...form, ...(status && { status }), is_main: before.is_main && isActive };
        await updateMedium(tx, { customerId, id }, change);
        const details = { status: status ?? before.status };
        await record(tx, caller, { action: 'galleries.updateMedium', subject: { kind: 'medium', id }, details });
        return present(await find(tx, caller, id));
      });
    },

    async remove(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const medium = await findLocked(tx, caller, id);
        await removeMedia(ports, tx, caller, [medium]);
      });
    },

    move(caller: Member, id: number, position: number): Promise<Medium> {
      const { customerId } = caller;
      return db.tenant(customerId, async (tx) => {
        const { position: from, gallery_id: galleryId } = await findLocked(tx, caller, id);
        const to = Math.min(position, (await countInGallery(tx, customerId, galleryId)).all);
        if (from !== to) {
          await moveRow(tx, { row: 'media', of: 'gallery_id', owner: galleryId, customerId }, { id, from, to });
          const details = { from, to };
          await record(tx, caller, { action: 'galleries.moveMedium', subject: { kind: 'medium', id }, details });
        }
        return present(await find(tx, caller, id));
      });
    },

    /** Only an active photo can be the main image. */
    setMain(caller: Member, providerId: number, id: number): Promise<Medium> {
      const { customerId } = caller;
      providerFor(caller, 'gallery', providerId);
      return db.tenant(customerId, async (tx) => {
        const medium = await findLocked(tx, caller, id);
        if (medium.provider_id !== providerId || medium.type !== 'photo') fail('not_found');
        if (medium.status !== 'active') fail('main_image_not_active');
        await updateMainImage(tx, customerId, providerId, id);
        await record(tx, caller, { action: 'galleries.setMainImage', subject: { kind: 'medium', id } });
        return present(await find(tx, caller, id));
      });
    },
  };

  /** Either a photo or a video, not both. */
  async function receiveContent(
    caller: Member,
    link: string | undefined,
    file: ReceivedFile | undefined,
  ): Promise<MediumContent> {
    const photo = file && !link ? await receivePhoto(ports, caller.customerId, file) : undefined;
    if (photo) return { type: 'photo', ...photo };
    if (file) fail('invalid_fields', { fields: { video: 'Please send a photo or a video, not both.' } });
    const video = (link && readVideoLink(link)) || fail('invalid_fields', { fields: { photo: TEXT.required } });
    return { type: 'video', video_host: video.host, video_id: video.id, video_url: video.embedUrl };
  }
}
