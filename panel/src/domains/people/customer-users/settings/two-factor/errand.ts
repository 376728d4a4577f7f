/** What somebody came to do to their second factor. */
export type Errand = 'setUp' | 'renew' | 'turnOff';
