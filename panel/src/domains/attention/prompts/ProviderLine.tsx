import type { Prompt } from '@bellbird/contract/attention/prompts';
import { styled } from '@mui/material/styles';

/** The listing it is about: name, category and place. */
export function ProviderLine({ provider }: { provider: Prompt['provider'] }) {
  const { name, category, city, district } = provider;
  return <Line>{[name, category, district ? `${district}, ${city}` : city].join(' · ')}</Line>;
}

const Line = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
