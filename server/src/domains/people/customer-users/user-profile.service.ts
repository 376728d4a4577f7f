import { randomUUID } from 'node:crypto';
import type { Contact, ContactForm, UserSummary } from '@bellbird/contract/people/customer-users';
import { Email } from '@bellbird/contract/shared/fields';
import type { Language } from '@bellbird/contract/shared/locales';
import { Phone } from '@bellbird/contract/shared/phone';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { squareImage } from '#platform/uploads/square-image.ts';
import type { LoginsService } from '#domains/people/access/access.public.ts';
import { findEntries, hasCode } from '#domains/foundation/configs/configs.public.ts';
import { toContacts } from './contacts.rules.ts';
import { type ContactKind, findContacts, setContact } from './contacts.repository.ts';
import { assertMayOpen } from './customer-users.policy.ts';
import { imageUrl, presentContact } from './customer-users.presenter.ts';
import {
  type CustomerUserRow as UserRow,
  findCustomerUser,
  setImageKey,
  updateCustomerUser,
} from './customer-users.repository.ts';
import { findLinks } from './links.repository.ts';
import { endTour } from './tours.repository.ts';

const IMAGE_SIDE = 512;

/** How many leads a user has answered and how fast. Passed in at the wiring: couples are an area above people. */
export type CountAnswersBy = (
  tx: Tx,
  customerId: number,
  customerUserId: number,
) => Promise<{ answered: number; averageMinutes: number | null }>;

export type UserProfileService = ReturnType<typeof createUserProfileService>;

/** What others see of a user: the picture, a few figures and contact details. */
export function createUserProfileService({
  db,
  storage,
  clock,
  logins,
  countAnswersBy,
}: {
  db: Db;
  clock: Clock;
  storage: Storage;
  logins: LoginsService;
  countAnswersBy: CountAnswersBy;
}) {
  async function owned(tx: Tx, customerId: number, id: number): Promise<UserRow> {
    return (await findCustomerUser(tx, customerId, id)) ?? fail('not_found');
  }

  return {
    async setImage(caller: Member, customerId: number, id: number, image: ReceivedFile | undefined) {
      assertMayOpen(caller, customerId, id);
      const before = await db.tenantRead(customerId, (tx) => owned(tx, customerId, id));
      const { bytes } = image ?? fail('invalid_fields', { fields: { image: 'This field is required!' } });
      const key = `public/users/${randomUUID()}.webp`;
      await storage.put(key, await squareImage(bytes, IMAGE_SIDE), { contentType: 'image/webp' });
      await db.tenant(customerId, async (tx) => {
        await setImageKey(tx, customerId, id, key);
        await record(tx, caller, { action: 'customerUsers.image', subject: { kind: 'customerUser', id } });
      });
      if (before.image_key) await storage.delete(before.image_key);
      return { imageUrl: imageUrl(key) ?? '' };
    },

    async summary(caller: Member, customerId: number, id: number): Promise<UserSummary> {
      assertMayOpen(caller, customerId, id);
      return db.tenantRead(customerId, async (tx) => {
        const user = await owned(tx, customerId, id);
        const [links, answers, roles] = await Promise.all([
          findLinks(tx, id),
          countAnswersBy(tx, customerId, id),
          findEntries(tx, ['customer_user_role']),
        ]);
        return {
          name: `${user.name} ${user.surname}`.trim(),
          role: roles.find((role) => role.item_id === user.role_id)?.value ?? '',
          imageUrl: imageUrl(user.image_key),
          providerCount: links.length,
          leadsAnswered: answers.answered,
          averageResponseMinutes: answers.averageMinutes,
        };
      });
    },

    async chooseLanguage(caller: Member, customerId: number, id: number, language: Language): Promise<void> {
      if (customerId !== caller.customerId || id !== caller.customerUserId) fail('not_found');
      await db.tenant(customerId, async (tx) => {
        if (!(await hasCode(tx, 'available_languages', language)))
          fail('invalid_fields', { fields: { preferredLanguage: 'Please choose one from the list.' } });
        await updateCustomerUser(tx, { customerId, id }, { preferred_language: language });
        const subject = { kind: 'customerUser', id };
        await record(tx, caller, { action: 'customerUsers.chooseLanguage', subject, details: { language } });
      });
    },

    async endTour(caller: Member, customerId: number, id: number): Promise<void> {
      if (customerId !== caller.customerId || id !== caller.customerUserId) fail('not_found');
      await db.tenant(customerId, (tx) => endTour(tx, caller, clock.now()));
    },

    async updateContact(caller: Member, id: number, contactId: number, form: ContactForm): Promise<Contact> {
      const { customerId } = caller;
      assertMayOpen(caller, customerId, id);
      await db.tenantRead(customerId, async (tx) => {
        await owned(tx, customerId, id);
        if (!(await findContacts(tx, id)).some((each) => each.id === contactId)) fail('not_found');
      });
      await logins.assertPassword(caller.loginId, form.oldPassword);
      return db.system(async (tx) => {
        const user = await owned(tx, customerId, id);
        const contacts = await findContacts(tx, id);
        const contact = contacts.find((each) => each.id === contactId) ?? fail('not_found');
        const value = checkedContact(contact.kind, form.value);
        if (contact.position === 0)
          await logins.assertMayRedirect(
            tx,
            user.login_id,
            id === caller.customerUserId && !caller.actor,
            contact.kind,
          );
        await setContact(tx, contact.id, value);
        const changed = { email: contact.kind === 'email', phone: contact.kind === 'phone' };
        const who = { loginId: user.login_id, customerId, customerUserId: id };
        if (value !== contact.value) await logins.recordContactsChange(tx, who, { ...toContacts(contacts), changed });
        await updateCustomerUser(tx, { customerId, id }, contact.position === 0 ? { [contact.kind]: value } : {});
        await record(tx, caller, { action: 'customerUsers.updateContact', subject: { kind: 'customerUser', id } });
        return presentContact({ ...contact, value });
      });
    },
  };
}

function checkedContact(kind: ContactKind, given: string): string {
  const checked = (kind === 'email' ? Email : Phone).safeParse(given);
  if (checked.success) return checked.data;
  return fail('invalid_fields', { fields: { value: checked.error.issues[0]?.message ?? '' } });
}
