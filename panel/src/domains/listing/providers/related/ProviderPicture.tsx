import { toInitials } from '#ui/Avatar.tsx';
import css from './ProviderPicture.module.css';

/** The main image of a provider, or its initials. Decorative: the name is below. */
export function ProviderPicture({ name, image }: { name: string; image: string | null }) {
  return (
    <div className={css.frame} aria-hidden>
      {image ? <img src={image} alt="" loading="lazy" /> : <span>{toInitials(name)}</span>}
    </div>
  );
}
