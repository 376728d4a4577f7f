export { activateInvited, findCustomerUser, lockManagers } from './customer-users.repository.ts';
export { findLanguageOf, findLanguageOfUser } from './languages.repository.ts';
export { restoreContacts } from './contacts.operations.ts';
export { addFirstOwner } from './first-accounts.operations.ts';
export { linkFirstUser } from './first-user.operations.ts';
export { insertFirstPhone } from './first-user.repository.ts';
export type { TeamUsersService } from './team-users.service.ts';
export { updateSignature } from './links.repository.ts';
export { isNewUser } from './tours.repository.ts';
