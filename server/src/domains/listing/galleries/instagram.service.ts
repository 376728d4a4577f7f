import type { InstagramVisit } from '@bellbird/contract/listing/galleries';
import { hasContactInformation } from '@bellbird/contract/shared/contact-information';
import { CAPTION_MAX } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { IdentityProviders } from '#platform/social/identity-providers.ts';
import type { Clock } from '#platform/time/clock.ts';
import { fittingWidths, imageSizes } from '#platform/uploads/image-sizes.ts';
import type { SocialAttemptsService } from '#domains/people/access/access.public.ts';
import { importPhoto } from './galleries.job-definitions.ts';
import { findGalleries } from './galleries.repository.ts';
import { assertMayChangeMedia, toOwner } from './gallery-access.operations.ts';
import { downloadInstagramPhoto } from './instagram-photos.operations.ts';
import {
  type VisitRow,
  findPhoto,
  findPhotos,
  findVisit,
  insertPhotos,
  insertVisit,
  updateTags,
  updateWantedPhotos,
} from './instagram.repository.ts';
import { type FindLimitedProviders, assertPhotosAllowed } from './photo-allowance.operations.ts';

const PREVIEW_WIDTH = 320;

type Ports = {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  visits: SocialAttemptsService;
  social: IdentityProviders;
  isRestricted: boolean;
  findLimitedProviders: FindLimitedProviders;
};
type Callback = { code: string; state: string; browser: string | undefined };
type Choice = { photoIds: readonly number[]; tags: readonly string[] };

export type InstagramService = ReturnType<typeof createInstagramService>;

/** Photos from the vendor's own Instagram: they sign in there, choose photos, and those arrive as pending media. */
export function createInstagramService(ports: Ports) {
  const { db, clock, jobs, visits, social, isRestricted } = ports;
  const toPurpose = ({ loginId }: Member) =>
    ({ type: 'instagram', connectLoginId: loginId, isForPhotos: true }) as const;

  async function assertAllowed(tx: Tx, caller: Member, galleryId: number, adding = 0): Promise<void> {
    const [gallery] = await findGalleries(tx, toOwner(caller), { id: galleryId });
    const providerId = gallery?.provider_id ?? fail('not_found');
    await assertMayChangeMedia(tx, caller, providerId, isRestricted);
    if (adding > 0)
      await assertPhotosAllowed(tx, ports, { customerId: caller.customerId, providerId, now: clock.now() }, adding);
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
      await db.tenantRead(caller.customerId, (tx) => assertAllowed(tx, caller, galleryId));
      return visits.begin(toPurpose(caller));
    },

    async finish(caller: Member, galleryId: number, { code, ...callback }: Callback): Promise<InstagramVisit> {
      await db.tenantRead(caller.customerId, (tx) => assertAllowed(tx, caller, galleryId));
      const photos = await visits.finishWithPhotos(toPurpose(caller), { ...callback, token: code });
      return db.tenant(caller.customerId, async (tx) => {
        const visit = await insertVisit(tx, caller, galleryId);
        await insertPhotos(tx, visit, photos.map(toOffered));
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
      const file = await downloadInstagramPhoto(social.instagram?.photos, photo?.url ?? fail('not_found')).catch(
        () => undefined,
      );
      const { bytes, width = 0 } = file ?? fail('not_found');
      const [small] = await imageSizes(bytes, fittingWidths(width, [PREVIEW_WIDTH]));
      return { content: small?.bytes ?? bytes, contentType: 'image/webp', fileName: `${id}.webp` };
    },

    async import(caller: Member, id: number, { photoIds, tags }: Choice): Promise<void> {
      const { customerId } = caller;
      await db.tenant(customerId, async (tx) => {
        const visit = (await findVisit(tx, caller, id)) ?? fail('not_found');
        await assertAllowed(tx, caller, visit.gallery_id, photoIds.length);
        const offered = new Set((await findPhotos(tx, customerId, id)).map((photo) => photo.id));
        if (!photoIds.every((photoId) => offered.has(photoId))) fail('not_found');
        await updateTags(tx, visit, tags);
        const wanted = await updateWantedPhotos(tx, visit, photoIds);
        await Promise.all(wanted.map((photo) => jobs.enqueue(tx, importPhoto, { customerId, photoId: photo.id })));
        const subject = { kind: 'gallery', id: visit.gallery_id };
        const details = { photos: wanted.length };
        await record(tx, caller, { action: 'galleries.importInstagramPhotos', subject, details });
      });
    },
  };
}

/** A caption with contact details is left out; the vendor can write another. */
function toOffered({ url, caption }: { url: string; caption: string }) {
  const line = caption.split('\n')[0]?.trim() ?? '';
  return { url, caption: hasContactInformation(line) ? '' : line.slice(0, CAPTION_MAX) };
}
