import { randomUUID } from 'node:crypto';
import type { Signature } from '@bellbird/contract/couples/templates';
import { type Member, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import { cleanHtml } from '#platform/mail/clean-html.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { drawPicture } from '#platform/uploads/picture-work.ts';
import { updateSignature } from '#domains/people/customer-users/customer-users.public.ts';
import { type SignatureRow, findSignatures } from './signatures.repository.ts';
import { presentSignature } from './templates.presenter.ts';

/** Wide enough for a name and a logo, small enough for every mail. */
const IMAGE_SIZE = { width: 480, height: 240 };

export type SignaturesService = ReturnType<typeof createSignaturesService>;

/** A user's own signature for each provider they write for. */
export function createSignaturesService({ db, storage }: { db: Db; storage: Storage }) {
  function findAll(tx: Tx, caller: Member): Promise<SignatureRow[]> {
    const { customerId, customerUserId } = caller;
    return findSignatures(tx, { customerId, customerUserId, providerIds: providersFor(caller, 'leads') });
  }

  async function findOne(tx: Tx, caller: Member, providerId: number): Promise<SignatureRow> {
    return (await findAll(tx, caller)).find((row) => row.provider_id === providerId) ?? fail('not_found');
  }

  return {
    async list(caller: Member): Promise<Signature[]> {
      return (await db.tenantRead(caller.customerId, (tx) => findAll(tx, caller))).map(presentSignature);
    },

    async save(caller: Member, providerId: number, given: { signatureContent: string; removeImage: boolean }) {
      const { signature, replacedKey } = await db.tenant(caller.customerId, async (tx) => {
        const before = await findOne(tx, caller, providerId);
        await updateSignature(
          tx,
          { ...caller, providerId },
          {
            signature_content: cleanHtml(given.signatureContent) || null,
            ...(given.removeImage && { signature_image_key: null }),
          },
        );
        const key = given.removeImage ? before.signature_image_key : null;
        return { signature: presentSignature(await findOne(tx, caller, providerId)), replacedKey: key };
      });
      if (replacedKey) await storage.delete(replacedKey);
      return signature;
    },

    async saveImage(caller: Member, providerId: number, image: ReceivedFile): Promise<Signature> {
      await db.tenantRead(caller.customerId, (tx) => findOne(tx, caller, providerId));
      const key = `public/signatures/${randomUUID()}.png`;
      const resize = { ...IMAGE_SIZE, fit: 'inside', withoutEnlargement: true } as const;
      const picture = await drawPicture(image.bytes, { resize, as: { format: 'png' } });
      await storage.put(key, picture, { contentType: 'image/png' });
      const { signature, replacedKey } = await db.tenant(caller.customerId, async (tx) => {
        const before = await findOne(tx, caller, providerId);
        await updateSignature(tx, { ...caller, providerId }, { signature_image_key: key });
        return {
          signature: presentSignature(await findOne(tx, caller, providerId)),
          replacedKey: before.signature_image_key,
        };
      });
      if (replacedKey) await storage.delete(replacedKey);
      return signature;
    },
  };
}
