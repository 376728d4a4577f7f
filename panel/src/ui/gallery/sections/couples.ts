import type { StatusTone } from '../../StatusChip.tsx';

export type Couple = {
  id: number;
  names: string;
  provider: string;
  wedding: string;
  guests: number;
  budget: string;
  tone: StatusTone;
  status: string;
  unread: number;
};

type Line = [Couple['id'], string, string, string, number, string, StatusTone, string, number];

const LINES: readonly Line[] = [
  [
    4821,
    'Georgia Papadopoulos & Sam Whitlock',
    'Wattle Creek Barn',
    'Sat 10.04.2027',
    120,
    '22,000',
    'pending',
    'Pending',
    1,
  ],
  [4836, 'Priya Nair & Tom Gallagher', 'The Glasshouse', 'Fri 16.04.2027', 90, '18,500', 'contact', 'Negotiating', 2],
  [4840, 'Chloe Nguyen & Jack Brennan', 'Wattle Creek Barn', 'Sat 13.03.2027', 140, '26,000', 'new', 'New', 0],
  [
    4790,
    'Aisha Rahman & Liam O’Connor',
    'Wattle Creek Barn',
    'Sat 08.05.2027',
    160,
    '30,000',
    'call',
    'To be called again',
    0,
  ],
  [
    4774,
    'Alexandria Featherstonehaugh-Montgomery & Maximilian Vandenbergh',
    'Wattle Creek Barn',
    'Sat 20.02.2027',
    110,
    '21,400',
    'offer',
    'Offer made',
    0,
  ],
  [4709, 'Southline Architects', 'The Glasshouse', 'Thu 25.02.2027', 60, '9,000', 'grey', 'Not a wedding couple', 0],
];

export const COUPLES: readonly Couple[] = LINES.map(
  ([id, names, provider, wedding, guests, budget, tone, status, unread]) => ({
    id,
    names,
    provider,
    wedding,
    guests,
    budget,
    tone,
    status,
    unread,
  }),
);
