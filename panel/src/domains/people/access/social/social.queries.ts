import type { SocialType } from '@bellbird/contract/shared/social';
import { api } from '#platform/api/api.ts';

type SocialStep = { token?: string; iss?: string | undefined; state?: string; customerId?: number };

/** Where to go for a social sign-in. */
export async function beginSocial(type: SocialType): Promise<string> {
  const answer = await takeSocialStep(type, {});
  if (!('authUrl' in answer)) throw new Error('A sign-in that has not begun cannot be over.');
  return answer.authUrl;
}

/** As with a password: a session, or the customers to choose from. */
export async function finishSocial(type: SocialType, step: SocialStep) {
  const answer = await takeSocialStep(type, step);
  if ('authUrl' in answer) throw new Error('A sign-in that is under way cannot begin.');
  return answer;
}

async function takeSocialStep(type: SocialType, { token, iss, ...step }: SocialStep) {
  const code = token && { code: token };
  switch (type) {
    case 'google':
      return (await api('POST /auth/google', { body: { ...step, ...code, ...(iss && { iss }) } })).data;
    case 'facebook':
      return (await api('POST /auth/facebook', { body: { ...step, ...(token && { token }) } })).data;
    case 'instagram':
      return (await api('POST /auth/instagram', { body: { ...step, ...code } })).data;
  }
}
