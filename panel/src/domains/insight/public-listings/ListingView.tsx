import type { PublicListing } from '@bellbird/contract/insight/public-listings';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Text } from '#ui/Text.tsx';
import { ListingComments } from './ListingComments.tsx';
import { ListingPeople } from './ListingPeople.tsx';
import { ListingForm } from './ListingForm.tsx';
import { ListingPhotos } from './ListingPhotos.tsx';
import { ListingPrices } from './ListingPrices.tsx';
import { ListingItems, ListingOffers } from './ListingSales.tsx';
import css from './ListingView.module.css';

/** A listing as the marketplace lays it out. Parts without content are left out, as they are there. */
export function ListingView({ listing }: { listing: PublicListing }) {
  const { t } = useTranslation('public-listings');
  const { provider, facts, galleries, people, items, catalogs, offers, comments, forms } = listing;
  const place = [provider.district, provider.city].filter(Boolean).join(', ');
  const tagline = facts.find(({ name }) => name === 'tagline')?.value;
  const about = facts.filter(({ group }) => group === 'about');
  const others = facts.filter(({ group, name }) => group !== 'about' && name !== 'tagline');
  return (
    <article className={css.listing} aria-label={provider.name}>
      <header className={css.head}>
        <Text size="subtitle" component="h2">
          {provider.name}
        </Text>
        <Text size="body" quiet>
          {provider.category.name} · {place}
        </Text>
        {comments.average !== null && (
          <Text size="body" className={css.rating}>
            <Star aria-hidden /> {t('rating', { average: comments.average, count: comments.count })}
          </Text>
        )}
        {tagline && (
          <Text size="lead" dir="auto">
            {tagline}
          </Text>
        )}
      </header>
      <ListingPhotos galleries={galleries} />
      <div className={css.columns}>
        <div className={css.main}>
          {about.map(({ name, label, value }) => (
            <Part key={name} title={label}>
              <Text size="body" className={css.prose} dir="auto">
                {value}
              </Text>
            </Part>
          ))}
          {offers.length > 0 && (
            <Part title={t('offers')}>
              <ListingOffers offers={offers} />
            </Part>
          )}
          {items.length > 0 && (
            <Part title={t('items')}>
              <ListingItems items={items} />
            </Part>
          )}
          {catalogs.length > 0 && (
            <Part title={t('prices')}>
              <ListingPrices catalogs={catalogs} />
            </Part>
          )}
          {others.length > 0 && (
            <Part title={t('facts')}>
              <dl className={css.facts}>
                {others.map(({ name, label, value }) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd dir="auto">{value}</dd>
                  </div>
                ))}
              </dl>
            </Part>
          )}
          {people.length > 0 && (
            <Part title={t('people')}>
              <ListingPeople people={people} />
            </Part>
          )}
          {comments.newest.length > 0 && (
            <Part title={t('comments', { count: comments.count })}>
              <ListingComments comments={comments.newest} />
            </Part>
          )}
        </div>
        {forms.map((form) => (
          <ListingForm key={form.name} form={form} />
        ))}
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-label={title}>
      <Text size="heading">{title}</Text>
      {children}
    </section>
  );
}
