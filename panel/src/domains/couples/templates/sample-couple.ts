import type { MergeValues } from '@bellbird/contract/couples/messages/merge-fields.ts';

/** The couple in every preview. */
export const SAMPLE_COUPLE: MergeValues = {
  'couple.names': 'Georgia and Sam',
  'couple.code': '4821',
  'wedding.date': '10.04.2027',
  'wedding.weekday': 'Saturday',
  guests: '120',
  city: 'Berry',
  'provider.name': 'Wattle Creek Barn',
  'provider.phone': '02 5550 0140',
  'provider.link': 'https://marketplace.example/wattle-creek-barn',
  'item.name': 'Full day',
  price: 'A$22,000',
  'offer.title': 'Winter wedding',
  'offer.validUntil': '30.11.2026',
  'user.name': 'Imogen Hartley',
  signature: 'Imogen Hartley',
};
