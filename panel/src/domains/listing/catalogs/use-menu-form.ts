import type { MenuFile, MenuForm } from '@bellbird/contract/listing/catalogs';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import { type Resolver, useForm } from 'react-hook-form';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { uploadMenuFile } from './catalogs.queries.ts';
import { asFailure } from '#platform/api/failure-messages.ts';

/** The values of the form, with a PDF that is not uploaded yet. */
type MenuValues = Omit<MenuForm, 'price'> & { price: number | null; file: File | null };

type Options = {
  providerId: number;
  menu: MenuForm | undefined;
  today: string;
  expireAt: string;
  onDone: (menu: MenuForm, file: MenuFile | undefined) => void;
};

function createMenuResolver(today: string): Resolver<MenuValues, unknown, MenuForm> {
  const resolve = lazyResolver(async () =>
    (await import('@bellbird/contract/listing/catalogs')).menuForm({ today }),
  ) as unknown as Resolver<Omit<MenuValues, 'file'>, unknown, MenuForm>;
  return ({ file: _file, ...menu }, context, options) =>
    resolve(menu, context, options as never) as ReturnType<Resolver<MenuValues, unknown, MenuForm>>;
}

/** The form of a menu; its PDF is uploaded when the menu is valid. */
export function useMenuForm({ providerId, menu, today, expireAt, onDone }: Options) {
  const form = useForm<MenuValues, unknown, MenuForm>({
    resolver: createMenuResolver(today),
    defaultValues: { ...(menu ?? createMenu(expireAt)), file: null },
  });

  const submit = async (values: MenuForm) => {
    const file = form.getValues('file');
    try {
      const kept = file ? await uploadMenuFile(providerId, file) : undefined;
      onDone({ ...values, ...(kept && { fileId: kept.id }) }, kept);
    } catch (error) {
      applyFieldErrors(form, asFailure(error));
    }
  };
  return { form, submit };
}

function createMenu(expireAt: string): Omit<MenuValues, 'file'> {
  return {
    name: '',
    type: 'per_person',
    notes: '',
    price: null,
    currency: CURRENCY,
    minGuests: null,
    maxGuests: null,
    expireAt,
    fileId: null,
  };
}
