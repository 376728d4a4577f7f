/** What the person named in an application is: a company has directors, everybody else an ABN of their own. */
export const MERCHANT_POSITIONS = ['sole_trader', 'director', 'partner', 'trustee'] as const;
export type MerchantPosition = (typeof MERCHANT_POSITIONS)[number];

/** Documents whose numbers the government’s verification service confirms, so that nobody has to send a copy. */
export const IDENTITY_DOCUMENTS = ['driver_licence', 'passport', 'foreign_passport'] as const;
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

/** Who issues driver licences. */
export const AUSTRALIAN_STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;

/** A director acts for a company, which has an ACN; everybody else trades under an ABN. */
export function isCompany(position: MerchantPosition | ''): boolean {
  return position === 'director';
}

/** Whether a document names the state that issued it. */
export function hasState(document: IdentityDocument | ''): boolean {
  return document === 'driver_licence';
}
