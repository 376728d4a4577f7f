import type { UploadedFile } from '../uploads/inspect-upload.ts';

/** What must come back unchanged from a visit to another company. */
export type Visit = { state: string; nonce: string; verifier: string; redirectUri: string };

/** What the browser brought back: a code or a token, and with Google the name of who gave it. */
export type Returned = { token: string; iss?: string | undefined };

/** Who somebody is there: a lasting id, and a name that its owner recognises. */
export type Identity = { subject: string; name: string };

/** A picture somebody keeps at another company. */
export type RemotePhoto = { url: string; caption: string };

/** Pictures at another company, for somebody who came back with its permission. */
export type PhotoSource = {
  list(visit: Visit, returned: Returned): Promise<RemotePhoto[]>;
  /** Only from the company's own addresses. */
  download(url: string): Promise<UploadedFile>;
};

/** Another company that can tell who somebody is. */
export type IdentityProvider = {
  authUrl(visit: Visit): Promise<string>;
  /** Makes sure of what was brought back; throws when it is not for us, not for this visit, or not true. */
  identify(visit: Visit, returned: Returned): Promise<Identity>;
  readonly photos?: PhotoSource;
};
