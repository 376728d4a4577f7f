/** What can be brought from another program. */
export const IMPORT_KINDS = ['couples', 'days', 'prices'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The fields of each kind, the required one first. */
export const IMPORT_FIELDS = {
  couples: [
    'name',
    'weddingDate',
    'email',
    'phone',
    'guests',
    'budget',
    'place',
    'askedOn',
    'booked',
    'price',
    'space',
    'note',
  ],
  days: ['day', 'space', 'note'],
  prices: ['item', 'amount', 'unit', 'period'],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportField = (typeof IMPORT_FIELDS)[ImportKind][number];

export const REQUIRED_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  couples: ['name'],
  days: ['day'],
  prices: ['item', 'amount', 'unit'],
};

/** Every field of every kind, once. */
export const ALL_IMPORT_FIELDS = [...new Set(Object.values(IMPORT_FIELDS).flat())] as ImportField[];

/** The field of each column of the table, in the table’s order; null is a column that is not imported. */
export type ImportColumns = readonly (ImportField | null)[];

/** Headings in English, Turkish and Arabic. The first that equals a heading wins, then the first that it contains. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  name: [
    'couple',
    'name',
    'couple name',
    'client',
    'customer',
    'names',
    'çift',
    'ad',
    'isim',
    'müşteri',
    'الزوجان',
    'الاسم',
    'العميل',
  ],
  weddingDate: [
    'wedding date',
    'event date',
    'date',
    'wedding',
    'wedding day',
    'düğün tarihi',
    'tarih',
    'تاريخ الزفاف',
    'التاريخ',
  ],
  email: ['email', 'e-mail', 'mail', 'email address', 'e-posta', 'eposta', 'البريد الإلكتروني', 'البريد'],
  phone: ['phone', 'mobile', 'phone number', 'telephone', 'telefon', 'cep', 'الهاتف', 'الجوال'],
  guests: [
    'guests',
    'pax',
    'guest count',
    'number of guests',
    'davetli',
    'davetli sayısı',
    'kişi',
    'الضيوف',
    'عدد الضيوف',
  ],
  budget: ['budget', 'bütçe', 'الميزانية'],
  place: ['place', 'location', 'venue', 'suburb', 'city', 'yer', 'mekan', 'şehir', 'المكان', 'المدينة'],
  askedOn: ['asked on', 'enquiry date', 'enquired', 'received', 'created', 'date added', 'talep tarihi', 'تاريخ الطلب'],
  booked: ['booked', 'status', 'stage', 'confirmed', 'durum', 'rezervasyon', 'محجوز', 'الحالة'],
  price: ['price', 'value', 'total', 'quote', 'fiyat', 'tutar', 'السعر', 'المبلغ'],
  space: ['space', 'room', 'hall', 'area', 'salon', 'alan', 'القاعة'],
  note: ['note', 'notes', 'comment', 'comments', 'message', 'not', 'notlar', 'açıklama', 'ملاحظة', 'ملاحظات'],
  day: ['day', 'date', 'booked day', 'event date', 'gün', 'tarih', 'اليوم', 'التاريخ'],
  item: ['item', 'name', 'product', 'service', 'price list', 'ürün', 'hizmet', 'ad', 'الخدمة', 'المنتج', 'الاسم'],
  amount: ['price', 'amount', 'cost', 'rate', 'aud', 'fiyat', 'tutar', 'السعر', 'المبلغ'],
  unit: ['unit', 'guests', 'hours', 'quantity', 'minimum', 'maximum', 'birim', 'adet', 'الوحدة', 'العدد'],
  period: ['period', 'days', 'weekday', 'season', 'dönem', 'günler', 'الفترة', 'الأيام'],
};

/** Which field each heading of a table means. A field is used once, and an unknown heading stays null. */
export function guessColumns(kind: ImportKind, header: readonly string[]): (ImportField | null)[] {
  const names = header.map(simplify);
  const columns: (ImportField | null)[] = names.map(() => null);
  const matches = [
    (name: string, heading: string) => name === heading,
    (name: string, heading: string) => ` ${name} `.includes(` ${heading} `),
  ];
  for (const isMatch of matches)
    for (const field of IMPORT_FIELDS[kind]) {
      if (columns.includes(field)) continue;
      const found = HEADINGS[field]
        .map((heading) => names.findIndex((name, at) => columns[at] === null && isMatch(name, simplify(heading))))
        .find((at) => at >= 0);
      if (found !== undefined) columns[found] = field;
    }
  return columns;
}

/** Letters and digits in lower case, without accents, separated by single spaces. */
export function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
