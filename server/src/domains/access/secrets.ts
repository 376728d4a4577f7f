export { hashSecret, newSecret, sameSecret } from '#platform/auth/secrets.ts';
