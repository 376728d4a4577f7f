import type { MenuFile, MenuForm } from '@bellbird/contract/listing/catalogs';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import { type Resolver, useForm } from 'react-hook-form';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { uploadMenuFile } from './catalogs.queries.ts';
import { useFailure } from './use-failure.ts';

/** A menu while it is typed in, with a PDF that has yet to be sent. */
type MenuValues = Omit<MenuForm, 'price'> & { price: number | null; file: File | null };

type Options = {
  providerId: number;
  menu: MenuForm | undefined;
  today: string;
  expireAt: string;
  onDone: (menu: MenuForm, file: MenuFile | undefined) => void;
};

function resolverFor(today: string): Resolver<MenuValues, unknown, MenuForm> {
  const judge = lazyResolver(async () =>
    (await import('@bellbird/contract/listing/catalogs')).menuForm({ today }),
  ) as unknown as Resolver<Omit<MenuValues, 'file'>, unknown, MenuForm>;
  return ({ file: _file, ...menu }, context, options) =>
    judge(menu, context, options as never) as ReturnType<Resolver<MenuValues, unknown, MenuForm>>;
}

/** A menu as a form of its own; its PDF is sent when the menu is fine. */
export function useMenuForm({ providerId, menu, today, expireAt, onDone }: Options) {
  const failureOf = useFailure();
  const form = useForm<MenuValues, unknown, MenuForm>({
    resolver: resolverFor(today),
    defaultValues: { ...(menu ?? newMenu(expireAt)), file: null },
  });

  const submit = async (values: MenuForm) => {
    const file = form.getValues('file');
    try {
      const kept = file ? await uploadMenuFile(providerId, file) : undefined;
      onDone({ ...values, ...(kept && { fileId: kept.id }) }, kept);
    } catch (error) {
      applyFieldErrors(form, failureOf(error));
    }
  };
  return { form, submit };
}

function newMenu(expireAt: string): Omit<MenuValues, 'file'> {
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
