export { activateInvited } from './customer-users.repository.ts';
export { addFirstOwner } from './first-accounts.operations.ts';
export { updateSignature } from './links.repository.ts';
