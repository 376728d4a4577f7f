import { type ErrorWords, translateError } from '@bellbird/contract/shared/translate-error';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { loadErrorWords } from '../error-words.ts';

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
    const [result, words] = await Promise.all([zodResolver(schema)(values, context, options), loadErrorWords()]);
    const { values: checked, errors } = result;
    return words ? ({ values: checked, errors: inWords(errors, words) } as typeof result) : result;
  };
}

/** Errors are nested like the form; each has its text under `message`. */
function inWords<Errors>(errors: Errors, words: ErrorWords): Errors {
  if (typeof errors !== 'object' || errors === null || errors instanceof Element) return errors;
  const translated = Object.entries(errors).map(([key, value]: [string, unknown]) => [
    key,
    key === 'message' && typeof value === 'string' ? translateError(value, words) : inWords(value, words),
  ]);
  return (Array.isArray(errors) ? translated.map(([, value]) => value) : Object.fromEntries(translated)) as Errors;
}
