import type { PublicListing } from '@bellbird/contract/insight/public-listings';
import { Avatar } from '#ui/Avatar.tsx';
import { Quiet } from '#ui/Text.tsx';
import css from './ListingPeople.module.css';

/** The users that the vendor shows as contacts. */
export function ListingPeople({ people }: Pick<PublicListing, 'people'>) {
  return (
    <ul className={css.people}>
      {people.map(({ id, name, bio, imageUrl }) => (
        <li key={id}>
          <Avatar name={name} {...(imageUrl && { src: imageUrl })} />
          <div>
            <b>{name}</b>
            {bio && <Quiet>{bio}</Quiet>}
          </div>
        </li>
      ))}
    </ul>
  );
}
