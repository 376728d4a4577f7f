import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { optionGroupsOptions } from '../items.queries.ts';

/** The options of this category, in groups. */
export function OptionsField({ provider }: { provider: Provider }) {
  const id = useId();
  const groups = useQuery(optionGroupsOptions(provider.id)).data ?? [];
  const { field } = useController({ name: 'optionIds' });
  const chosen = field.value as number[];
  const toggle = (option: number) =>
    field.onChange(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option]);
  return groups.map((group) => (
    <Stack gap={1.5} key={group.id} role="group" aria-labelledby={`${id}${group.id}`}>
      <Text size="label" id={`${id}${group.id}`}>
        {group.name}
      </Text>
      <Row gap={2} align="stretch" wrap>
        {group.options.map((option) => (
          <FilterChip
            key={option.id}
            label={option.name}
            on={chosen.includes(option.id)}
            onClick={() => toggle(option.id)}
          />
        ))}
      </Row>
    </Stack>
  ));
}
