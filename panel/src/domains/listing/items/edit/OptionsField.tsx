import type { Provider } from '@bellbird/contract/listing/providers';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
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
    <Group key={group.id} role="group" aria-labelledby={`${id}${group.id}`}>
      <Title id={`${id}${group.id}`}>{group.name}</Title>
      <Chips>
        {group.options.map((option) => (
          <FilterChip
            key={option.id}
            label={option.name}
            on={chosen.includes(option.id)}
            onClick={() => toggle(option.id)}
          />
        ))}
      </Chips>
    </Group>
  ));
}

const Group = styled('div')({ display: 'grid', gap: 6 });
const Title = styled('span')(({ theme }) => theme.typography.label);
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
