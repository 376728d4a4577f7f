import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { addTexts } from '#texts/texts.ts';
import { Form } from '../forms/Form.tsx';
import { UiRoot } from '../UiRoot.tsx';
import en from '../ui.en.json' with { type: 'json' };

// The longest wait for something to appear; a busy machine may need far more than the default second.
configure({ asyncUtilTimeout: 60_000 });

addTexts('ui', en);

/** Renders parts as a page would: with texts and a user. */
export function renderUi(parts: ReactNode) {
  const wrap = (children: ReactNode) => (
    <UiRoot>
      <Suspense>{children}</Suspense>
    </UiRoot>
  );
  const view = render(wrap(parts));
  return { ...view, user: userEvent.setup(), rerender: (next: ReactNode) => view.rerender(wrap(next)) };
}

type FormOptions<Schema extends z.ZodObject> = {
  schema: Schema;
  values: DefaultValues<z.input<Schema>>;
  onSubmit?: (values: z.output<Schema>) => unknown;
};

/** Renders fields inside a form with a ‘Send’ button; `form()` returns the current form. */
export function renderForm<Schema extends z.ZodObject>(fields: ReactNode, options: FormOptions<Schema>) {
  let current: UseFormReturn<FieldValues, unknown, z.output<Schema>> | undefined;
  function Host() {
    const form = useForm({ resolver: zodResolver(options.schema), defaultValues: options.values });
    current = form as unknown as typeof current;
    return (
      <Form form={form} onSubmit={(values) => options.onSubmit?.(values as z.output<Schema>)}>
        {fields}
        <button type="submit">Send</button>
      </Form>
    );
  }
  const view = renderUi(<Host />);
  const form = () => {
    if (!current) throw new Error('The form is not there yet.');
    return current;
  };
  return { ...view, form };
}
