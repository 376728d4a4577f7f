import type { InfoRequestForm } from '@bellbird/contract/listing/providers';
import type { Tx } from '#platform/db/db.ts';
import type { CategoryType } from '#domains/listing/providers/providers.tables.ts';
import type { Random } from '#fake-data/random.ts';
import { OPENERS, type Request } from '#fake-data/requests.ts';
import { findInfoRequestForms } from '#domains/listing/providers/providers.public.ts';

type Question = InfoRequestForm['questions'][number];

type Trade = {
  /** What couples write to such a vendor first. */
  openers: readonly string[];
  /** What they ask about, with its price. */
  items: readonly (readonly [name: string, price: number])[];
  /** Which part of the day’s whole budget is for it. */
  share: number;
};

const VENUE: Trade = {
  openers: [
    'We loved the ceremony photos on your page. Is our date still free?',
    'How many guests can you seat inside if it rains?',
    'Do you have a weekday price? We’re flexible that week.',
    'Is there a place to stay nearby for our families?',
    'Could we come and see you next weekend?',
  ],
  items: [
    ['Long oak table', 250],
    ['Festoon lights', 480],
    ['Ceremony arbour', 650],
    ['Fire pit and seats', 390],
  ],
  share: 1,
};

const PHOTOGRAPHY: Trade = {
  openers: [
    'We love how you work with evening light. Is our date still free?',
    'How many photos would we get, and when?',
    'Would you travel to us, and is there a fee?',
    'Could a second photographer be with the groom in the morning?',
    'What does your most popular package include?',
  ],
  items: [
    ['Engagement session', 450],
    ['Album of 40 pages', 690],
    ['Second photographer', 850],
  ],
  share: 0.25,
};

const FLOWERS: Trade = {
  openers: [
    'Your native bouquets are just what we’re looking for. Is our date still free?',
    'Could you do twelve tables and an arch?',
    'Do you deliver to Kangaroo Valley, and set up?',
    'Which flowers are in season that month?',
    'What does a bouquet with four buttonholes cost?',
  ],
  items: [
    ['Native bridal bouquet', 280],
    ['Arch of wattle', 950],
    ['Buttonhole', 25],
  ],
  share: 0.15,
};

const ANY: Trade = { openers: OPENERS, items: [], share: 0.2 };

const TRADES: Partial<Record<CategoryType, Trade>> = { venue: VENUE, photography: PHOTOGRAPHY, flowers: FLOWERS };

export function tradeOf(category: CategoryType): Trade {
  return TRADES[category] ?? ANY;
}

/** What the request itself holds. */
const ELSEWHERE = new Set(['coupleName', 'email', 'phone', 'organizationDate', 'message']);

/** The couple’s answers to the form of the category, with the questions. */
export async function answerForm(tx: Tx, random: Random, category: CategoryType, asked: Request) {
  const [form] = await findInfoRequestForms(tx, category);
  return (form?.questions ?? [])
    .filter(({ name }) => !ELSEWHERE.has(name))
    .map((question) => ({ field: question.name, label: question.label, value: answer(random, question, asked) }));
}

function answer(random: Random, { name, type, options }: Question, asked: Request): string {
  if (name === 'budget') return options[BUDGET_STEPS.filter((step) => asked.budget > step).length]?.value ?? '';
  return type === 'number' ? String(asked.guests) : random.pick(options).value;
}

/** Where the form’s next choice of budget begins. */
const BUDGET_STEPS = [5000, 10_000, 20_000, 40_000];
