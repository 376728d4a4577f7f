/** What somebody came to do to their second factor. */
export type TwoFactorReason = 'setUp' | 'renew' | 'turnOff';
