import type { UploadedFile } from '../uploads/inspect-upload.ts';

/** What must come back unchanged from the provider. */
export type OAuthAttempt = { state: string; nonce: string; verifier: string; redirectUri: string };

/** What the browser brought back: a code or a token, and with Google the issuer. */
export type OAuthReturn = { token: string; iss?: string | undefined };

/** Who somebody is at the provider: a permanent id, and a name that its owner recognises. */
export type Identity = { subject: string; name: string };

/** A picture in somebody’s account at the provider. */
export type RemotePhoto = { url: string; caption: string };

/** Pictures of somebody who gave permission. */
export type PhotoSource = {
  list(visit: OAuthAttempt, returned: OAuthReturn): Promise<RemotePhoto[]>;
  /** Only from the provider’s own hosts. */
  download(url: string): Promise<UploadedFile>;
};

/** A company that can tell us who somebody is. */
export type IdentityProvider = {
  authUrl(visit: OAuthAttempt): Promise<string>;
  /** Verifies what came back; throws if it is not for us, not for this attempt, or not valid. */
  identify(visit: OAuthAttempt, returned: OAuthReturn): Promise<Identity>;
  readonly photos?: PhotoSource;
};
