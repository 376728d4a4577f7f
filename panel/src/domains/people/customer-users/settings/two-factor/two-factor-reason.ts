/** Why somebody opened the dialog. */
export type TwoFactorReason = 'setUp' | 'renew' | 'turnOff';
