import type { CustomerUserForm, NewCustomerUserForm, SessionUser } from '@bellbird/contract/people/customer-users';
import { addLink, changeLink, createUser, removeLink, updateUser, uploadImage } from '../customer-users.queries.ts';
import type { LinkDraft } from './links.ts';

/** How far an earlier attempt got: the next one continues from there instead of adding the user twice. */
export type Progress = { key: string; id: number | undefined; version: number | undefined };

export type Saving = {
  customerId: number;
  values: NewCustomerUserForm & { oldPassword?: string | undefined };
  links: readonly LinkDraft[];
  image: Blob | undefined;
  progress: Progress;
};

/** Saves in the order of the specification: the user, each changed link, the image. */
export async function saveUser({
  customerId,
  values,
  links,
  image,
  progress,
}: Saving): Promise<SessionUser | undefined> {
  const saved = await saveProfile(customerId, values, progress);
  const who = { customerId, id: saved.id };
  for (const link of links) await saveLink(who, link);
  const picture = image && (await uploadImage(who, image));
  if (!('details' in saved)) return undefined;
  return picture ? { ...saved, details: { ...saved.details, imageUrl: picture.imageUrl } } : saved;
}

async function saveProfile(customerId: number, values: Saving['values'], progress: Progress) {
  if (progress.id === undefined || progress.version === undefined) {
    const { id } = await createUser(customerId, values, progress.key);
    Object.assign(progress, { id, version: 1 });
    return { id };
  }
  const form: CustomerUserForm = { ...values, version: progress.version };
  const user = await updateUser({ customerId, id: progress.id }, form);
  progress.version = user.version;
  return user;
}

function saveLink(who: { customerId: number; id: number }, draft: LinkDraft): Promise<unknown> {
  const { providerId, linkId, isLinked, ...body } = draft;
  if (linkId === undefined) return addLink(who, { providerId, ...body });
  return isLinked ? changeLink(who, linkId, body) : removeLink(who, linkId);
}
