export { hashSecret, newSecret, sameSecret } from '#platform/crypto/secrets.ts';
