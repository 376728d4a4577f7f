import type { InstagramVisit } from '@bellbird/contract/listing/galleries';
import { hasContactInformation } from '@bellbird/contract/shared/contact-information';
import { CAPTION_MAX } from '@bellbird/contract/shared/limits';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { PhotoSource } from '#platform/social/identity-provider.ts';
import type { IdentityProviders } from '#platform/social/identity-providers.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { fittingWidths, imageSizes } from '#platform/uploads/image-sizes.ts';
import { type InspectedUpload, inspectUpload } from '#platform/uploads/inspect-upload.ts';
import type { SocialAttemptsService } from '#domains/people/access/access.public.ts';
import { importPhoto } from './galleries.job-definitions.ts';
import { findGalleries } from './galleries.repository.ts';
import { admitToMedia, ownerOf } from './gallery-door.ts';
import {
  type VisitRow,
  deleteOldVisits,
  findPhoto,
  findPhotos,
  findVisit,
  findWanted,
  insertPhotos,
  insertVisit,
  setPhotoState,
  setTags,
  wantPhotos,
} from './instagram.repository.ts';
import { dropPhoto, keepPhoto, placeOf, planPhoto } from './photo-files.ts';
import { assertRoomForPhotos } from './photo-allowance.service.ts';
import { placeMedium } from './place-medium.service.ts';

const PREVIEW_WIDTH = 320;
const PHOTO = imageUpload({ required: true });

type Ports = {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  visits: SocialAttemptsService;
  social: IdentityProviders;
  isRestricted: boolean;
};
type Arrival = { code: string; state: string; browser: string | undefined };
type Choice = { photoIds: readonly number[]; tags: readonly string[] };

export type InstagramService = ReturnType<typeof createInstagramService>;

/** Photos from the vendor's own Instagram: they let us look, pick, and the chosen ones come as pending media. */
export function createInstagramService({ db, clock, jobs, visits, social, isRestricted }: Ports) {
  const purposeOf = (caller: Member) => ({ type: 'instagram' as const, connectLoginId: caller.loginId });

  async function admit(tx: Tx, caller: Member, galleryId: number, adding = 0): Promise<void> {
    const [gallery] = await findGalleries(tx, ownerOf(caller), { id: galleryId });
    const providerId = gallery?.provider_id ?? fail('not_found');
    await admitToMedia(tx, caller, providerId, isRestricted);
    if (adding > 0)
      await assertRoomForPhotos(tx, { customerId: caller.customerId, providerId, now: clock.now() }, adding);
  }

  async function present(tx: Tx, visit: VisitRow): Promise<InstagramVisit> {
    const photos = await findPhotos(tx, visit.customer_id, visit.id);
    return {
      id: visit.id,
      galleryId: visit.gallery_id,
      photos: photos.map(({ id, caption, state }) => ({ id, caption, state })),
    };
  }

  return {
    async begin(caller: Member, galleryId: number) {
      await db.tenantRead(caller.customerId, (tx) => admit(tx, caller, galleryId));
      return visits.begin(purposeOf(caller));
    },

    async arrive(caller: Member, galleryId: number, { code, ...arrival }: Arrival): Promise<InstagramVisit> {
      await db.tenantRead(caller.customerId, (tx) => admit(tx, caller, galleryId));
      const photos = await visits.finishWithPhotos(purposeOf(caller), { ...arrival, token: code });
      return db.tenant(caller.customerId, async (tx) => {
        const visit = await insertVisit(tx, caller, galleryId);
        await insertPhotos(tx, visit, photos.map(tidied));
        await record(tx, caller, { action: 'galleries.visitInstagram', subject: { kind: 'gallery', id: galleryId } });
        return present(tx, visit);
      });
    },

    read(caller: Member, id: number): Promise<InstagramVisit> {
      return db.tenantRead(caller.customerId, async (tx) =>
        present(tx, (await findVisit(tx, caller, id)) ?? fail('not_found')),
      );
    },

    async preview(caller: Member, id: number): Promise<FileAnswer> {
      const photo = await db.tenantRead(caller.customerId, (tx) => findPhoto(tx, caller, id));
      const file = await fetchPhoto(social.instagram?.photos, photo?.url ?? fail('not_found')).catch(() => undefined);
      const { bytes, width = 0 } = file ?? fail('not_found');
      const [small] = await imageSizes(bytes, fittingWidths(width, [PREVIEW_WIDTH]));
      return { content: small?.bytes ?? bytes, contentType: 'image/webp', fileName: `${id}.webp` };
    },

    async bring(caller: Member, id: number, { photoIds, tags }: Choice): Promise<void> {
      const { customerId } = caller;
      await db.tenant(customerId, async (tx) => {
        const visit = (await findVisit(tx, caller, id)) ?? fail('not_found');
        await admit(tx, caller, visit.gallery_id, photoIds.length);
        const offered = new Set((await findPhotos(tx, customerId, id)).map((photo) => photo.id));
        if (!photoIds.every((photoId) => offered.has(photoId))) fail('not_found');
        await setTags(tx, visit, tags);
        const wanted = await wantPhotos(tx, visit, photoIds);
        await Promise.all(wanted.map((photo) => jobs.enqueue(tx, importPhoto, { customerId, photoId: photo.id })));
        const subject = { kind: 'gallery', id: visit.gallery_id };
        const details = { photos: wanted.length };
        await record(tx, caller, { action: 'galleries.importInstagramPhotos', subject, details });
      });
    },
  };
}

/** A caption that could not stand in a gallery is left out; the vendor writes another. */
function tidied({ url, caption }: { url: string; caption: string }) {
  const line = caption.split('\n')[0]?.trim() ?? '';
  return { url, caption: hasContactInformation(line) ? '' : line.slice(0, CAPTION_MAX) };
}

async function fetchPhoto(source: PhotoSource | undefined, url: string): Promise<InspectedUpload | undefined> {
  const inspected = source && (await inspectUpload(PHOTO, await source.download(url)));
  return inspected?.ok ? inspected.upload : undefined;
}

type ImportPorts = { db: Db; clock: Clock; storage: Storage; social: IdentityProviders };

/** Brings one chosen photo. One that Instagram does not hand out, or that is no photo, is marked so and troubles nobody again. */
export async function bringPhoto(ports: ImportPorts, customerId: number, photoId: number): Promise<void> {
  const { db, storage, social } = ports;
  const wanted = await db.tenantRead(customerId, (tx) => findWanted(tx, customerId, photoId));
  if (!wanted) return;
  const file = await fetchPhoto(social.instagram?.photos, wanted.url).catch(() => undefined);
  if (!file) return db.tenant(customerId, (tx) => setPhotoState(tx, customerId, photoId, 'failed'));
  // The same key at every try: what was written before is written over.
  const photo = planPhoto(file, wanted.upload_id);
  await keepPhoto(storage, photo, file.bytes, file.contentType);
  const isPlaced = await db.tenant(customerId, async (tx) => {
    const medium = await placeMedium(ports, tx, {
      customerId,
      customerUserId: wanted.customer_user_id,
      galleryId: wanted.gallery_id,
      uploadId: wanted.upload_id,
      caption: wanted.caption,
      tags: wanted.tags,
      content: { type: 'photo', ...photo },
    });
    await setPhotoState(tx, customerId, photoId, medium ? 'arrived' : 'failed');
    return medium !== undefined;
  });
  const place = placeOf(photo);
  if (!isPlaced && place) await dropPhoto(storage, place);
}

export async function sweepVisits(db: Db): Promise<void> {
  await db.system(deleteOldVisits);
}
