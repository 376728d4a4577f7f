/** Parts of business names such as 'Wattle Creek Barn' or 'Fern Lane Photography'. */
export const FLORA = [
  'Wattle',
  'Banksia',
  'Waratah',
  'Bluegum',
  'Ironbark',
  'Bottlebrush',
  'Lilly Pilly',
  'Jacaranda',
  'Fern',
  'Grevillea',
  'Paperbark',
  'Kurrajong',
] as const;
export const BUSINESS_PLACES = [
  'Creek',
  'Hill',
  'Ridge',
  'Bay',
  'Valley',
  'Grove',
  'Lane',
  'Point',
  'Springs',
  'Hollow',
  'Park',
  'Lookout',
] as const;
const VENUES = [
  'Barn',
  'Estate',
  'Homestead',
  'Boathouse',
  'Vineyard',
  'Gardens',
  'Woolshed',
  'Chapel',
  'House',
  'Pavilion',
] as const;

export const TRADES: Record<string, readonly string[]> = {
  venue: VENUES,
  photography: ['Photography', 'Studio', 'Films', 'Pictures'],
  flowers: ['Flowers', 'Blooms', 'Florals', 'Flower Co'],
  food: ['Kitchen', 'Catering', 'Table', 'Cakes'],
  music: ['Strings', 'Sound', 'Quartet', 'Band'],
  attire: ['Bridal', 'Atelier', 'Tailors'],
  beauty: ['Beauty', 'Hair & Make-up'],
  planning: ['Weddings', 'Events', 'Celebrations'],
  other: ['Paper', 'Cars', 'Travel'],
};
