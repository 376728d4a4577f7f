import { styled } from '@mui/material/styles';
import { toInitials } from '#ui/Avatar.tsx';

/** The main picture of a provider, or its initials until it has one. The name stands below. */
export function ProviderPicture({ name, image }: { name: string; image: string | null }) {
  return (
    <Frame aria-hidden>{image ? <img src={image} alt="" loading="lazy" /> : <span>{toInitials(name)}</span>}</Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  backgroundColor: theme.vars.palette.primary.wash,
  color: theme.vars.palette.primary.ink,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& span': { ...theme.typography.title },
}));
