import { styled } from '@mui/material/styles';
import { toInitials } from '#ui/Avatar.tsx';

/** The main image of a provider, or its initials. Decorative: the name is below. */
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
