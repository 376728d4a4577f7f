import type { OwnerProof } from '@bellbird/contract/people/access';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

export type { OwnerProof };

export const twoFactorOptions = dataOptions(['two-factor'], 'GET /auth/two-factor', { staleTime: 0 });

/** The QR code of the key that is being set up. */
export const qrOptions = (key: string) =>
  answerOptions(['two-factor', 'qr', key], 'GET /auth/two-factor/qr', { gcTime: 0 });

export const beginSetUp = async (password: string) =>
  (await api('POST /auth/two-factor/set-up', { body: { password } })).data;
export const confirmSetUp = async (code: string) =>
  (await api('PUT /auth/two-factor', { body: { code } })).data.recoveryCodes;
export const turnOff = (body: OwnerProof) => api('POST /auth/two-factor/turn-off', { body });
export const renewCodes = async (body: OwnerProof) =>
  (await api('POST /auth/two-factor/recovery-codes', { body })).data.recoveryCodes;
