import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

type Schema<Values, Output> = z.ZodType<Output, Values>;

/**
 * Judges a form by a contract schema that arrives when it is first needed, so that a page can be read
 * and typed into before any of zod is there. Call `preload` at the first key to have it in time.
 */
export function lazyResolver<Values extends FieldValues, Output>(load: () => Promise<Schema<Values, Output>>) {
  const ready = () => Promise.all([load(), import('@hookform/resolvers/zod')]);
  const resolver: Resolver<Values, unknown, Output> = async (values, context, options) => {
    const [schema, { zodResolver }] = await ready();
    return zodResolver(schema)(values, context, options);
  };
  return { resolver, preload: () => void ready() };
}
