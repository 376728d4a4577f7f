/** The name of the free package, which every provider without a paid one has. */
export const LIMITED_PRODUCT = 'Limited';
