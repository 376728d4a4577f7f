import type {
  OwnerProof,
  beginTwoFactor,
  confirmTwoFactor,
  readTwoFactor,
  readTwoFactorQr,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@bellbird/contract/people/access';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const stateEndpoint = endpoint<typeof readTwoFactor>('GET /auth/two-factor');
const beginEndpoint = endpoint<typeof beginTwoFactor>('POST /auth/two-factor/set-up');
const qrEndpoint = endpoint<typeof readTwoFactorQr>('GET /auth/two-factor/qr');
const confirmEndpoint = endpoint<typeof confirmTwoFactor>('PUT /auth/two-factor');
const turnOffEndpoint = endpoint<typeof turnOffTwoFactor>('POST /auth/two-factor/turn-off');
const renewEndpoint = endpoint<typeof renewRecoveryCodes>('POST /auth/two-factor/recovery-codes');

export type { OwnerProof };

export const twoFactorOptions = queryOptions({
  queryKey: ['two-factor'],
  queryFn: async ({ signal }) => (await api(stateEndpoint, { signal })).data,
  staleTime: 0,
});

/** The QR code of the key that is being set up. */
export function qrOptions(key: string) {
  return queryOptions({
    queryKey: ['two-factor', 'qr', key],
    queryFn: ({ signal }) => api(qrEndpoint, { signal }),
    gcTime: 0,
  });
}

export async function beginSetUp(password: string) {
  return (await api(beginEndpoint, { body: { password } })).data;
}

export async function confirmSetUp(code: string): Promise<string[]> {
  return (await api(confirmEndpoint, { body: { code } })).data.recoveryCodes;
}

export async function turnOff(body: OwnerProof): Promise<void> {
  await api(turnOffEndpoint, { body });
}

export async function renewCodes(body: OwnerProof): Promise<string[]> {
  return (await api(renewEndpoint, { body })).data.recoveryCodes;
}
