/** The entry ‘Wedding’ of the list organization_type. */
export const WEDDING_TYPE_ID = 1;
