import type { Space, SpaceForm } from '@bellbird/contract/listing/catalogs';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { createSpace, spacesOptions, updateSpace } from './catalogs.queries.ts';
import { asFailure } from '#platform/api/failure-messages.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/listing/catalogs')).SpaceForm);
const NEW: SpaceForm = { name: '', type: 'indoor', mealCapacity: null, cocktailCapacity: null };

type Options = { providerId: number; space: Space | undefined; onClose: () => void };

/** The form of a space. If someone else saved first, it asks before overwriting. */
export function useSpaceForm({ providerId, space, onClose }: Options) {
  const { t } = useTranslation('catalogs');
  const queries = useQueryClient();
  const notices = useNotices();
  const [key] = useState(() => crypto.randomUUID());
  const base = useRef(space);
  const [newer, setNewer] = useState<Space>();
  const form = useForm({ resolver, defaultValues: space ? toValues(space) : NEW });

  const loadNewer = async () => {
    const now = (await queries.fetchQuery(spacesOptions(providerId))).find(({ id }) => id === space?.id);
    if (now) base.current = now;
    setNewer(now);
  };

  const submit = async (values: SpaceForm) => {
    const before = base.current;
    try {
      if (before) await updateSpace(before.id, { ...values, version: before.version });
      else await createSpace({ ...values, providerId }, key);
      notices.success(t('spaces.saved', { name: values.name }));
      void queries.invalidateQueries({ queryKey: spacesOptions(providerId).queryKey });
      onClose();
    } catch (error) {
      const failure = asFailure(error);
      notices.error(failure.message);
      if (failure.code === 'stale_version') return loadNewer();
      applyFieldErrors(form, failure);
    }
  };
  const loadTheirs = () => {
    if (newer) form.reset(toValues(newer));
    setNewer(undefined);
  };
  return { form, submit, newer, loadTheirs };
}

function toValues({ name, type, mealCapacity, cocktailCapacity }: Space): SpaceForm {
  return { name, type, mealCapacity, cocktailCapacity };
}
