import type { InfoRequestForm } from '@bellbird/contract/listing/providers';
import type { CategoryType } from './providers.tables.ts';

type Question = InfoRequestForm['questions'][number];

const ask = (
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
  options,
});

const WHO: Question[] = [
  ask('coupleName', 'Your names', 'text', true),
  ask('email', 'E-mail', 'email', true),
  ask('phone', 'Phone', 'phone'),
  ask('organizationDate', 'Wedding date', 'date', true),
];
const BUDGETS = ['Up to $5,000', '$5,000 to $10,000', '$10,000 to $20,000', '$20,000 to $40,000', 'More than $40,000'];
const LAST: Question[] = [
  ask('budget', 'Budget', 'choice', false, BUDGETS),
  ask('message', 'Anything else we should know', 'textarea'),
];

const GUESTS = ask('capacity', 'Number of guests', 'number', true);
const HOURS = ask('hours', 'For how long', 'choice', true, ['Up to 4 hours', '6 hours', '8 hours', 'The whole day']);

/** What each kind of provider asks besides who and when. */
const OWN: Record<CategoryType, Question[]> = {
  venue: [
    GUESTS,
    ask('ceremony', 'Ceremony on site', 'choice', false, ['Yes', 'No', 'Not sure yet']),
    ask('seating', 'How you celebrate', 'choice', true, ['Seated dinner', 'Cocktail', 'Not sure yet']),
  ],
  photography: [HOURS, ask('extras', 'Besides', 'multi_choice', false, ['Album', 'Second photographer', 'Film'])],
  flowers: [
    GUESTS,
    ask('wanted', 'What you would like', 'multi_choice', true, ['Bouquets', 'Tables', 'Arch', 'Buttonholes']),
  ],
  food: [
    GUESTS,
    ask('diets', 'Diets', 'multi_choice', false, ['Vegetarian', 'Vegan', 'Gluten free', 'Halal', 'Kosher']),
  ],
  music: [HOURS, ask('moments', 'For', 'multi_choice', true, ['Ceremony', 'Dinner', 'Dancing'])],
  attire: [ask('pieces', 'For whom', 'multi_choice', true, ['Bride', 'Groom', 'Wedding party'])],
  beauty: [
    ask('people', 'For how many people', 'number', true),
    ask('trial', 'Trial before', 'choice', false, ['Yes', 'No']),
  ],
  planning: [
    GUESTS,
    ask('extent', 'How much you hand over', 'choice', true, ['All of it', 'Some of it', 'The day itself']),
  ],
  other: [GUESTS],
};

/** What couples fill in to ask a provider of this kind for a quote. */
export function infoRequestFormsOf(categoryType: CategoryType): InfoRequestForm[] {
  return [
    {
      name: 'Request a quote',
      lead: 'Tell them about your day; they answer through Bellbird.',
      questions: [...WHO, ...OWN[categoryType], ...LAST],
    },
  ];
}
