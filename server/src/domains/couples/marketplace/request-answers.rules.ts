import { LEAD_DATA_FIELDS } from '@bellbird/contract/couples/leads';
import type { InfoRequestForm } from '@bellbird/contract/listing/providers';
import { fail } from '#platform/errors/app-error.ts';

type Question = InfoRequestForm['questions'][number];
type Answer = { field: string; value: string };
export type LabelledAnswer = Answer & { label?: string };

/** What the request carries outside its answers: who asks, how to reach them, and their words. */
const ELSEWHERE: ReadonlySet<string> = new Set(['coupleName', 'email', 'phone', 'organizationDate', 'message']);

/**
 * The answers as they are stored, with the question that was asked. Only the questions of the category’s form are
 * accepted, and the data fields every lead has (LEAD-002); a form that is answered is answered completely.
 */
export function labelAnswers(form: InfoRequestForm | undefined, answers: readonly Answer[]): LabelledAnswer[] {
  const questions = (form?.questions ?? []).filter(({ name }) => !ELSEWHERE.has(name));
  const find = (field: string) => questions.find(({ name }) => name === field);
  const faults: [string, string][] = answers.flatMap(({ field, value }, place) => {
    const fault = findFault(find(field), field, value);
    return fault ? [[`answers.${place}.${fault.path}`, fault.text] satisfies [string, string]] : [];
  });
  const isOwn = ({ field }: Answer) => !isDataField(field);
  const missing = answers.some(isOwn)
    ? questions.filter(({ name, required }) => required && !answers.some(({ field }) => field === name))
    : [];
  if (missing.length > 0)
    faults.push(['answers', `Please also answer: ${missing.map(({ name }) => name).join(', ')}.`]);
  if (faults.length > 0) fail('invalid_fields', { fields: Object.fromEntries(faults) });
  return answers.map((answer) => {
    const question = find(answer.field);
    return question && isOwn(answer) ? { ...answer, label: question.label } : answer;
  });
}

function findFault(question: Question | undefined, field: string, value: string) {
  if (!question)
    return isDataField(field) ? undefined : { path: 'field', text: 'The form of this vendor doesn’t ask this.' };
  if (question.type === 'number' && !/^\d{1,5}$/.test(value) && !isDataField(field))
    return { path: 'value', text: 'Please give a number.' };
  const choices = question.options.map((option) => option.value);
  // A data field, too, such as the budget: vendors compare what couples chose from one list.
  if (choices.length > 0 && !choices.includes(value))
    return { path: 'value', text: `Please choose one of: ${choices.join(', ')}.` };
  return undefined;
}

const isDataField = (field: string) => (LEAD_DATA_FIELDS as readonly string[]).includes(field);
