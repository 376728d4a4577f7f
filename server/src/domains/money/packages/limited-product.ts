/** The name of the package everybody has who pays for none. */
export const LIMITED_PRODUCT = 'Limited';
