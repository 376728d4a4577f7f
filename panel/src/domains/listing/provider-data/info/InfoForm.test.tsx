// @vitest-environment happy-dom
import type { FieldValue, ProviderForm } from '@bellbird/contract/listing/provider-data';
import type { Provider } from '@bellbird/contract/listing/providers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { addTexts, setLanguage } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import en from '../provider-data.en.json' with { type: 'json' };
import { InfoForm } from './InfoForm.tsx';
import type { Question } from './questions.ts';

addTexts('provider-data', en);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const provider = { id: 7, name: 'Wattle Creek Barn' } as Provider;
const question = (id: number, label: string, value: FieldValue, given: Partial<ProviderForm> = {}): Question => ({
  form: {
    id,
    group: 'general',
    fieldName: `field${id}`,
    label,
    help: '',
    type: 'text',
    required: true,
    isPublicText: true,
    min: null,
    max: 90,
    advisedMin: null,
    weight: 5,
    categoryTypes: null,
    options: [],
    ...given,
  },
  field: { formId: id, value, waiting: null, refused: null },
});

type Sent = { version: number; values: { formId: number; value: FieldValue }[] };

/** The server's answer to a save. */
function answering(status: number, body: object) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as Sent);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return sent;
}

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
queries.setQueryData(['configs', 'provider_form_group'], [{ itemId: 1, code: 'general', value: 'General' }]);
const form = (questions: Question[], version = 1) => (
  <QueryClientProvider client={queries}>
    <NoticesProvider>
      <InfoForm provider={provider} group="general" questions={questions} version={version} />
    </NoticesProvider>
  </QueryClientProvider>
);
const save = () => screen.findByRole('button', { name: 'Save and send for approval' });

test('PROV-018 only changed answers are sent; empty required ones do not block saving', async () => {
  const sent = answering(200, { data: { providerId: 7, version: 2, fields: [] } });
  const { user } = renderUi(form([question(1, 'Name', 'Barn'), question(2, 'In one sentence', null)]));
  const name = screen.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Barn & Garden');
  await user.click(await save());
  await waitFor(() => expect(sent).toEqual([{ version: 1, values: [{ formId: 1, value: 'Barn & Garden' }] }]));
});

test('PROV-018 contact details are pointed out while typing, and not sent', async () => {
  const sent = answering(500, {});
  const { user } = renderUi(form([question(2, 'In one sentence', null)]));
  await user.type(screen.getByLabelText(/^In one sentence/), 'Write to hello@barn.example');
  expect(screen.getByText(/please leave out ‘hello@barn.example’/)).not.toBeNull();
  await user.click(await save());
  expect(await screen.findByText(/Couples reach you through Bellbird. Please leave out/)).not.toBeNull();
  expect(sent).toEqual([]);
});

test('SHELL-098 PROV-018 what is wrong with an answer is said in the language of the page', async () => {
  setLanguage('tr', () => Promise.resolve({}));
  onTestFinished(() => setLanguage('en', () => Promise.resolve({})));
  const { user } = renderUi(form([question(2, 'In one sentence', null, { min: 30 })]));
  await user.type(screen.getByLabelText(/^In one sentence/), 'A barn');
  await user.click(await save());
  expect(await screen.findByText(/30 karakter/)).not.toBeNull();
});

test('PROV-018 a stale save loses nothing: other changes are loaded, the user’s own stay', async () => {
  answering(409, { code: 'stale_version', message: 'Someone else has changed this.', errors: {} });
  const { user, rerender } = renderUi(form([question(1, 'Name', 'Barn'), question(2, 'In one sentence', 'Old')]));
  const sentence = screen.getByLabelText<HTMLInputElement>(/^In one sentence/);
  await user.clear(sentence);
  await user.type(sentence, 'My own words');
  await user.click(await save());
  expect(await screen.findByText(/yours are still here/)).not.toBeNull();
  rerender(form([question(1, 'Name', 'Their barn'), question(2, 'In one sentence', 'Their words')], 2));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Their barn'));
  expect(sentence.value).toBe('My own words');
});
