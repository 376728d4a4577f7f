export const CATEGORY_TYPES = [
  'venue',
  'photography',
  'flowers',
  'food',
  'music',
  'attire',
  'beauty',
  'planning',
  'other',
] as const;
