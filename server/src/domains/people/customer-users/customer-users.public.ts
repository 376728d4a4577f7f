export { linkFirstUser } from './first-user.operations.ts';
export { insertFirstPhone } from './first-user.repository.ts';
