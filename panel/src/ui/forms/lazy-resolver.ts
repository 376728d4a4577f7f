import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** The rules of a form could not be fetched: there is no line, so nothing can be sent either. */
export class RulesMissing extends Error {}

/**
 * A resolver for a page whose first bytes count: the schema, and zod with it, come with the first check instead of with
 * the page. `lazyResolver(() => import('…').then((module) => module.Login))`.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(
      (cause: unknown) => {
        throw new RulesMissing('The rules of this form did not come.', { cause });
      },
    );
    return zodResolver(schema)(values, context, options);
  };
}
