import type { PublicListing } from '@bellbird/contract/insight/public-listings';
import Play from 'lucide-react/icons/play';
import { useTranslation } from '#texts/use-translation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Text } from '#ui/Text.tsx';
import css from './ListingPhotos.module.css';

type Medium = PublicListing['galleries'][number]['media'][number];

/** Gallery by gallery, in the vendor’s order. */
export function ListingPhotos({ galleries }: Pick<PublicListing, 'galleries'>) {
  const { t } = useTranslation('public-listings');
  if (galleries.length === 0) return <EmptyState title={t('noPhotos.title')} text={t('noPhotos.text')} />;
  return galleries.map(({ id, name, media }) => (
    <section key={id} className={css.gallery} aria-label={name}>
      <Text size="heading">{name}</Text>
      <ul>
        {media.map((medium) => (
          <li key={medium.id}>
            <MediumImage medium={medium} />
            {medium.caption && (
              <Text size="caption" quiet>
                {medium.caption}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function MediumImage({ medium: { picture, caption } }: { medium: Medium }) {
  const { t } = useTranslation('public-listings');
  if (!picture)
    return (
      <span className={css.video}>
        <Play aria-hidden />
        {t('video')}
      </span>
    );
  return (
    <img
      src={picture.url}
      srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes="(width < 600px) 45vw, 240px"
      width={picture.width}
      height={picture.height}
      style={{ objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
      alt={caption}
      loading="lazy"
      decoding="async"
    />
  );
}
