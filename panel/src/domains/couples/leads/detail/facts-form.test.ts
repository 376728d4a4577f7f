import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { expect, test } from 'vitest';
import { changedFields, toFormValues } from './facts-form.ts';
import { FactsForm } from './facts-schema.ts';

const lead = {
  couple: { id: 1, name: 'Georgia Papadopoulos & Sam Whitlock', organizationDate: '2027-04-10', code: '4821' },
  organizationTypeId: 1,
  guests: 120,
  budget: 22_000,
  place: 'Berry, NSW',
} as LeadDetail;

test('LEAD-010 details pass through the form unchanged, and blank ones are none', () => {
  const { organizationTypeId, guests, budget, place } = lead;
  const facts = {
    coupleName: lead.couple.name,
    organizationDate: '2027-04-10',
    organizationTypeId,
    guests,
    budget,
    place,
  };
  expect(FactsForm.parse(toFormValues(lead))).toEqual(facts);
  const blank = { ...toFormValues(lead), organizationDate: '', guests: '' };
  expect(FactsForm.parse(blank)).toMatchObject({ organizationDate: null, guests: null });
  expect(FactsForm.safeParse({ ...toFormValues(lead), guests: 'many' }).success).toBe(false);
});

test('LEAD-010 only what somebody else changed is named', () => {
  expect(changedFields(lead, { ...lead, guests: 95, place: 'Kiama' })).toEqual(['guests', 'place']);
  expect(changedFields(lead, { ...lead })).toEqual([]);
});
