import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createQueryClient } from '#platform/query/query-client.ts';
import { addTexts } from '#texts/texts.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { renderForm } from '#ui/testing/render-ui.tsx';
import en from '../templates.en.json' with { type: 'json' };
import { attachmentsOptions } from '../templates.queries.ts';
import { FilesField } from './FilesField.tsx';

addTexts('templates', en);
afterEach(cleanup);

test('TPL-005 a file that no longer exists is reported where the files are chosen', async () => {
  const queries = createQueryClient(() => undefined);
  const file = { id: 4, name: 'Prices.pdf', sizeKb: 12, mimeType: 'application/pdf', useCount: 0, templateCount: 0 };
  queries.setQueryData(attachmentsOptions(1, { page: 1, limit: 100 }).queryKey, {
    data: [file],
    meta: { total: 1, page: 1, limit: 100 },
  } as never);
  const { form } = renderForm(
    <QueryClientProvider client={queries}>
      <FilesField customerId={1} />
    </QueryClientProvider>,
    { schema: z.object({ attachmentIds: z.array(z.int()) }), values: { attachmentIds: [4] } },
  );
  act(() =>
    applyFieldErrors(form(), { message: 'Please look again.', fields: { attachmentIds: 'Attachment can not found' } }),
  );
  const group = await screen.findByRole('group', { name: /Files/ });
  expect(group.textContent).toContain('Attachment can not found');
  expect(group.getAttribute('aria-invalid')).toBe('true');
});
