import { HEADER } from '@bellbird/contract/shared/headers';

export type Credentials = {
  readonly accessToken: string;
  readonly consumerKey: string;
  /** The customer user that a team member acts for. */
  readonly switchUser?: number | undefined;
};

/** The headers of every call. */
export function commonHeaders(locale: string, credentials: Credentials | undefined): Record<string, string> {
  return {
    [HEADER.language]: locale,
    [HEADER.errorVersion]: '1',
    ...(credentials && {
      [HEADER.accessToken]: credentials.accessToken,
      [HEADER.consumerKey]: credentials.consumerKey,
    }),
    ...(credentials?.switchUser && { [HEADER.switchUser]: String(credentials.switchUser) }),
  };
}
