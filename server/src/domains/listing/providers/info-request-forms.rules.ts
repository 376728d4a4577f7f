import type { InfoRequestForm } from '@bellbird/contract/listing/providers';
import type { CategoryType } from './providers.tables.ts';

type Question = InfoRequestForm['questions'][number];

const question = (
  name: string,
  label: string,
  type: Question['type'],
  required = false,
  options: string[] = [],
): Question => ({
  name,
  label,
  type,
  required,
  options: options.map((value) => ({ value, label: value })),
});

const WHO: Question[] = [
  question('coupleName', 'Your names', 'text', true),
  question('email', 'Email', 'email', true),
  question('phone', 'Phone', 'phone'),
  question('organizationDate', 'Wedding date', 'date', true),
];
const MESSAGE = question('message', 'Anything else we should know', 'textarea');

const GUESTS = question('capacity', 'Number of guests', 'number', true);
const HOURS = question('hours', 'How long', 'choice', true, ['Up to 4 hours', '6 hours', '8 hours', 'The whole day']);

/** The questions of each category, besides names, contact details and date. */
const OWN: Record<CategoryType, Question[]> = {
  venue: [
    GUESTS,
    question('ceremony', 'Ceremony at the venue', 'choice', false, ['Yes', 'No', 'Not sure yet']),
    question('seating', 'Style of reception', 'choice', true, ['Seated dinner', 'Cocktail', 'Not sure yet']),
  ],
  photography: [HOURS, question('extras', 'Extras', 'multi_choice', false, ['Album', 'Second photographer', 'Film'])],
  flowers: [
    GUESTS,
    question('wanted', 'What you would like', 'multi_choice', true, ['Bouquets', 'Tables', 'Arch', 'Buttonholes']),
  ],
  food: [
    GUESTS,
    question('diets', 'Dietary needs', 'multi_choice', false, [
      'Vegetarian',
      'Vegan',
      'Gluten free',
      'Halal',
      'Kosher',
    ]),
  ],
  music: [HOURS, question('moments', 'Music for', 'multi_choice', true, ['Ceremony', 'Dinner', 'Dancing'])],
  attire: [question('pieces', 'Who needs an outfit?', 'multi_choice', true, ['Bride', 'Groom', 'Wedding party'])],
  beauty: [
    question('people', 'Number of people', 'number', true),
    question('trial', 'Trial run', 'choice', false, ['Yes', 'No']),
  ],
  planning: [
    GUESTS,
    question('extent', 'How much help you need', 'choice', true, ['Full planning', 'Some planning', 'On the day only']),
  ],
  other: [GUESTS],
};

/** The form couples fill in to request a quote from a provider of this category. */
export function toInfoRequestForms(categoryType: CategoryType, budgets: string[]): InfoRequestForm[] {
  const budget = question('budget', 'Budget', 'choice', false, budgets);
  return [
    {
      name: 'Request a quote',
      lead: 'Tell them about your day. They’ll reply through Bellbird.',
      questions: [...WHO, ...OWN[categoryType], ...(budgets.length > 0 ? [budget] : []), MESSAGE],
    },
  ];
}
