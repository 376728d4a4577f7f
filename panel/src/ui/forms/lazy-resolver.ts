import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** The schema of a form could not be loaded: there is no connection, so nothing can be sent either. */
export class RulesMissing extends Error {}

/**
 * A resolver for pages that must load fast: the schema, and zod with it, load with the first check. `lazyResolver(()
 * => import('…').then((module) => module.Login))`.
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
