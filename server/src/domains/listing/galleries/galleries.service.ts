import type { Gallery, GalleryForm, GalleryStatus } from '@bellbird/contract/listing/galleries';
import { GALLERIES_PER_PROVIDER } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import type { Clock } from '#platform/time/clock.ts';
import { withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { presentGallery } from './galleries.presenter.ts';
import {
  type GalleryRow,
  countGalleries,
  deleteGallery,
  findGalleries,
  insertGallery,
  lockGalleries,
  lockGallery,
  updateGallery,
} from './galleries.repository.ts';
import { assertMayChangeGalleries, assertMayChangeMedia, toOwner } from './gallery-access.operations.ts';
import { findMedia } from './medias.repository.ts';
import { moveRow } from './order.repository.ts';
import { enqueuePhotoCleanup } from './photo-files.operations.ts';

type Ports = { db: Db; clock: Clock; jobs: Jobs; files: SignedFiles; isRestricted: boolean };
type Filter = { providerIds?: readonly number[] | undefined; status?: GalleryStatus | undefined };

export type GalleriesService = ReturnType<typeof createGalleriesService>;

/** The galleries of a provider: their names, their order, and whether couples see them. */
export function createGalleriesService({ db, clock, jobs, files, isRestricted }: Ports) {
  const present = (row: GalleryRow) => presentGallery(row, files.urlOf);

  async function findOne(tx: Tx, caller: Member, id: number): Promise<GalleryRow> {
    const [row] = await findGalleries(tx, toOwner(caller), { id });
    providerFor(caller, 'gallery', row?.provider_id ?? fail('not_found'));
    return row ?? fail('not_found');
  }

  const listForProvider = async (tx: Tx, caller: Member, providerId: number) =>
    (await findGalleries(tx, { customerId: caller.customerId, providerIds: [providerId] })).map(present);

  return {
    async list(caller: Member, { providerIds, status }: Filter): Promise<Gallery[]> {
      const own = providersFor(caller, 'gallery').filter((id) => !providerIds || providerIds.includes(id));
      const owner = { customerId: caller.customerId, providerIds: own };
      return (await db.tenantRead(caller.customerId, (tx) => findGalleries(tx, owner, { status }))).map(present);
    },

    listOfProvider(caller: Member, providerId: number): Promise<Gallery[]> {
      providerFor(caller, 'gallery', providerId);
      return db.tenantRead(caller.customerId, (tx) => listForProvider(tx, caller, providerId));
    },

    async read(caller: Member, id: number): Promise<Gallery> {
      return present(await db.tenantRead(caller.customerId, (tx) => findOne(tx, caller, id)));
    },

    create(caller: Member, { providerId, name }: { providerId: number; name: string }): Promise<{ id: number }> {
      const { customerId } = caller;
      providerFor(caller, 'gallery', providerId);
      return db.tenant(customerId, async (tx) => {
        await assertMayChangeGalleries(tx, caller, providerId);
        await lockGalleries(tx, providerId);
        const count = await countGalleries(tx, customerId, providerId);
        if (count >= GALLERIES_PER_PROVIDER) fail('gallery_full');
        const row = { customer_id: customerId, provider_id: providerId, name, position: count + 1 };
        const { id } = await insertGallery(tx, row);
        await record(tx, caller, { action: 'galleries.create', subject: { kind: 'gallery', id } });
        return { id };
      });
    },

    update(caller: Member, id: number, { version, ...form }: GalleryForm): Promise<Gallery> {
      return db.tenant(caller.customerId, async (tx) => {
        const { provider_id: providerId } = await findOne(tx, caller, id);
        await assertMayChangeGalleries(tx, caller, providerId);
        await lockGallery(tx, toOwner(caller), id);
        const before = await findOne(tx, caller, id);
        if (form.status === 'active' && before.status !== 'active' && before.photos === 0) fail('gallery_needs_photo');
        await assertCover(tx, caller, id, form.coverMediaId);
        const change = { name: form.name, status: form.status, cover_medium_id: form.coverMediaId };
        const isUpdated = await updateGallery(tx, { customerId: caller.customerId, id, version }, change);
        if (!isUpdated) fail('stale_version', { data: present(before) });
        const details = { status: form.status };
        await record(tx, caller, { action: 'galleries.update', subject: { kind: 'gallery', id }, details });
        return present(await findOne(tx, caller, id));
      });
    },

    async remove(caller: Member, id: number): Promise<void> {
      const { customerId } = caller;
      await db.tenant(customerId, async (tx) => {
        const { provider_id: providerId } = await findOne(tx, caller, id);
        // Its media are deleted with it.
        await assertMayChangeMedia(tx, caller, providerId, isRestricted);
        await lockGalleries(tx, providerId);
        if (!(await lockGallery(tx, toOwner(caller), id))) fail('not_found');
        const media = await findMedia(tx, toOwner(caller), { galleryId: id });
        const at = clock.now();
        const waiting = media.filter((medium) => medium.status === 'pending');
        await Promise.all(
          waiting.map((medium) => withdrawApproval(tx, { customerId, kind: 'medium', subjectId: medium.id, at })),
        );
        await deleteGallery(tx, { customerId, providerId, id });
        await enqueuePhotoCleanup(jobs, tx, media);
        const details = { media: media.length };
        await record(tx, caller, { action: 'galleries.delete', subject: { kind: 'gallery', id }, details });
      });
    },

    move(caller: Member, id: number, position: number): Promise<Gallery[]> {
      const { customerId } = caller;
      return db.tenant(customerId, async (tx) => {
        const { provider_id: providerId } = await findOne(tx, caller, id);
        await assertMayChangeGalleries(tx, caller, providerId);
        await lockGalleries(tx, providerId);
        const { position: from } = await findOne(tx, caller, id);
        const to = Math.min(position, await countGalleries(tx, customerId, providerId));
        if (from !== to) {
          await moveRow(tx, { row: 'galleries', of: 'provider_id', owner: providerId, customerId }, { id, from, to });
          const details = { from, to };
          await record(tx, caller, { action: 'galleries.moveOrder', subject: { kind: 'gallery', id }, details });
        }
        return listForProvider(tx, caller, providerId);
      });
    },
  };

  /** The cover is one of the gallery's own photos. */
  async function assertCover(tx: Tx, caller: Member, galleryId: number, coverId: number | null): Promise<void> {
    if (coverId === null) return;
    const [cover] = await findMedia(tx, toOwner(caller), { ids: [coverId], galleryId });
    if (cover?.type !== 'photo') fail('not_found');
  }
}
