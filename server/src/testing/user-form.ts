import { FACTORY_PASSWORD } from '#domains/people/access/access.factory.ts';
import type { Actor } from './world.ts';

export const usersOf = (actor: Actor) => `/customers/${actor.customerId}/users`;

/** A user as the form of the panel would send them back, with a change. */
export async function formOf(actor: Actor, id: number, change: object = {}) {
  const { data } = (await actor.call('GET', `${usersOf(actor)}/${id}`)).json();
  const { titleId, roleId, canManage, preferredLanguage, profileVideo, bio, birthDate, identityNumber, language } =
    data.details;
  const valuesOf = (kind: string) =>
    (data.contacts as { kind: string; value: string }[]).flatMap((each) => (each.kind === kind ? each.value : []));
  return {
    name: data.name,
    surname: data.surname,
    username: data.username,
    version: data.version,
    email: valuesOf('email'),
    phone: valuesOf('phone'),
    titleId,
    roleId,
    canManage,
    preferredLanguage,
    profileVideo,
    bio,
    birthDate,
    identityNumber,
    language,
    oldPassword: FACTORY_PASSWORD,
    ...change,
  };
}

export const save = async (actor: Actor, id: number, change: object = {}) =>
  actor.call('PUT', `${usersOf(actor)}/${id}`, { body: await formOf(actor, id, change) });
