import type { CustomerUserForm, NewCustomerUserForm, SessionUser } from '@bellbird/contract/people/customer-users';
import { addLink, changeLink, createUser, removeLink, updateUser, uploadImage } from '../customer-users.queries.ts';
import type { LinkDraft } from './links.ts';

/** How far an earlier attempt got: the next one continues from there instead of adding the user twice. */
export type Progress = {
  key: string;
  id: number | undefined;
  version: number | undefined;
  /** By provider: what a link is now, and the key with which it is added. */
  links: Map<number, { linkId: number | undefined; key: string }>;
};

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
  for (const link of links) await saveLink(who, link, progress);
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

async function saveLink(who: { customerId: number; id: number }, draft: LinkDraft, progress: Progress): Promise<void> {
  const { providerId, linkId: first, isLinked, ...body } = draft;
  const known = progress.links.get(providerId) ?? { linkId: first, key: crypto.randomUUID() };
  progress.links.set(providerId, known);
  if (isLinked && known.linkId !== undefined) await changeLink(who, known.linkId, body);
  else if (isLinked) known.linkId = (await addLink(who, { providerId, ...body }, known.key)).data.id;
  else if (known.linkId !== undefined) {
    await removeLink(who, known.linkId);
    progress.links.set(providerId, { linkId: undefined, key: crypto.randomUUID() });
  }
}
