import { CATEGORY_TYPES } from '@bellbird/contract/shared/category-types';
import { describe, expect, test } from 'vitest';
import { toInfoRequestForms } from './info-request-forms.rules.ts';

describe('PROV-014 the form couples fill in', () => {
  test('asks who they are, what the category needs, their budget and a message, in that order', () => {
    expect(toInfoRequestForms('beauty', ['Up to $5,000', 'More'])).toEqual([
      {
        name: 'Request a quote',
        lead: 'Tell them about your day. They’ll reply through Bellbird.',
        questions: [
          { name: 'coupleName', label: 'Your names', type: 'text', required: true, options: [] },
          { name: 'email', label: 'Email', type: 'email', required: true, options: [] },
          { name: 'phone', label: 'Phone', type: 'phone', required: false, options: [] },
          { name: 'organizationDate', label: 'Wedding date', type: 'date', required: true, options: [] },
          { name: 'people', label: 'Number of people', type: 'number', required: true, options: [] },
          {
            name: 'trial',
            label: 'Trial run',
            type: 'choice',
            required: false,
            options: [
              { value: 'Yes', label: 'Yes' },
              { value: 'No', label: 'No' },
            ],
          },
          {
            name: 'budget',
            label: 'Budget',
            type: 'choice',
            required: false,
            options: [
              { value: 'Up to $5,000', label: 'Up to $5,000' },
              { value: 'More', label: 'More' },
            ],
          },
          {
            name: 'message',
            label: 'Anything else we should know',
            type: 'textarea',
            required: false,
            options: [],
          },
        ],
      },
    ]);
  });

  test('asks for no budget while the team offers none', () => {
    const names = (budgets: string[]) => toInfoRequestForms('other', budgets)[0]?.questions.map(({ name }) => name);
    expect(names([])).not.toContain('budget');
    expect(names(['Any'])).toContain('budget');
  });

  test.each([
    ['venue', ['capacity', 'seating']],
    ['photography', ['hours']],
    ['flowers', ['capacity', 'wanted']],
    ['food', ['capacity']],
    ['music', ['hours', 'moments']],
    ['attire', ['pieces']],
    ['beauty', ['people']],
    ['planning', ['capacity', 'extent']],
    ['other', ['capacity']],
  ] as const)('of %s must say %j', (category, names) => {
    const asked = toInfoRequestForms(category, [])[0]?.questions.filter(({ required }) => required) ?? [];
    expect(asked.map(({ name }) => name)).toEqual(['coupleName', 'email', 'organizationDate', ...names]);
    expect(asked.filter(({ type, options }) => type.endsWith('choice') && options.length < 2)).toEqual([]);
  });

  test.each(CATEGORY_TYPES)('of %s has choices exactly where one chooses, and each once', (category) => {
    for (const { type, options, label } of toInfoRequestForms(category, ['Any', 'More'])[0]?.questions ?? []) {
      expect([label, options.length > 1]).toEqual([label, type === 'choice' || type === 'multi_choice']);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    }
  });

  test.each([
    ['capacity', 'number'],
    ['hours', 'choice'],
    ['ceremony', 'choice'],
    ['seating', 'choice'],
    ['extras', 'multi_choice'],
    ['wanted', 'multi_choice'],
    ['diets', 'multi_choice'],
    ['moments', 'multi_choice'],
    ['pieces', 'multi_choice'],
    ['extent', 'choice'],
  ])('%s is answered by a %s', (name, type) => {
    const questions = CATEGORY_TYPES.flatMap((category) => toInfoRequestForms(category, [])[0]?.questions ?? []);
    expect(new Set(questions.filter((question) => question.name === name).map((question) => question.type))).toEqual(
      new Set([type]),
    );
  });

  test('there is one for each category', () => {
    expect(CATEGORY_TYPES.flatMap((category) => toInfoRequestForms(category, []))).toHaveLength(CATEGORY_TYPES.length);
  });
});
