import type { Discount } from '@bellbird/contract/reputation/discounts';
import { DISCOUNT_STATES, isEditable } from '@bellbird/contract/reputation/discounts/discount-status.ts';
import { useQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { Suspense, useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Quiet } from '#ui/Text.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { FilterMenu } from '#ui/list/FilterMenu.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column } from '#ui/list/types.ts';
import { discountsOptions } from '../discounts.queries.ts';
import type { DiscountsSearch } from '../use-discounts-search.ts';
import { DeleteOffer } from './DeleteOffer.tsx';
import { OfferState } from './OfferState.tsx';
import css from './OffersList.module.css';

const OfferDialog = lazyPart(() => import('./OfferDialog.tsx'), 'OfferDialog');

type Providers = readonly { id: number; name: string }[];
type OffersListProps = {
  search: DiscountsSearch;
  providers: Providers;
  /** Providers whose package includes offers. */
  makers: Providers;
  /** The address opens a new offer, but no provider's package includes offers. */
  onLocked: () => void;
};

export function OffersList({ search, providers, makers, onLocked }: OffersListProps) {
  const { t } = useTranslation('discounts');
  const { state, providerId, page, limit } = search;
  const offers = useQuery(discountsOptions({ state, providerId, page, limit }));
  const isFiltered = Boolean(state ?? providerId);
  const isLocked = search.opened === 'new' && makers.length === 0;
  return (
    <>
      <DataList
        label={t('tab.offers')}
        columns={useColumns(providers.length > 1)}
        {...listed(offers, t('failed'))}
        rowId={(offer) => offer.id}
        rowName={(offer) => offer.title}
        renderLink={(offer, words) => (
          <Link to="." search={search.searchFor(offer.id)} resetScroll={false}>
            {words}
          </Link>
        )}
        renderActions={(offer) => isEditable(offer.status) && <DeleteOffer offer={offer} />}
        renderCard={(offer, link) => (
          <>
            {link(<Title offer={offer} />)}
            <OfferState offer={offer} />
            <Quiet component="span">
              {t('validity', { from: showDay(offer.validFrom), until: showDay(offer.validUntil) })}
            </Quiet>
          </>
        )}
        filters={<Filters search={search} providers={providers} />}
        summary={offers.data && t('count', { count: offers.data.meta.total })}
        empty={
          <EmptyState
            title={t(isFiltered ? 'noneFound.title' : 'empty.title')}
            text={t(isFiltered ? 'noneFound.text' : 'empty.text')}
          />
        }
        onPage={(next) => search.go({ page: next })}
        onLimit={(next) => search.go({ limit: next, page: undefined })}
      />
      <Suspense>
        {isLocked && <Locked onShown={onLocked} onClose={search.close} />}
        {search.opened && !isLocked && (
          <OfferDialog
            key={search.opened}
            id={search.opened === 'new' ? undefined : Number(search.opened)}
            providers={makers}
            onClose={search.close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Opens the upgrade dialog instead of a new offer. */
function Locked({ onShown, onClose }: { onShown: () => void; onClose: () => void }) {
  useEffect(() => {
    onClose();
    onShown();
    // Once per address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

function Filters({ search, providers }: Pick<OffersListProps, 'search' | 'providers'>) {
  const { t } = useTranslation('discounts');
  const { state, providerId, go } = search;
  return (
    <FilterChips>
      {DISCOUNT_STATES.map((each) => (
        <FilterChip
          key={each}
          label={t(`state.${each}`)}
          on={state === each}
          onClick={() => go({ state: state === each ? undefined : each, page: undefined })}
        />
      ))}
      {providers.length > 1 && (
        <FilterMenu
          label={t('provider')}
          options={providers.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={providerId}
          onChoose={(id) => go({ provider: id, page: undefined })}
        />
      )}
    </FilterChips>
  );
}

function useColumns(isOfMany: boolean): Column<Discount>[] {
  const { t } = useTranslation('discounts');
  return [
    { key: 'title', header: t('column.offer'), render: (offer) => <Title offer={offer} />, skeleton: 'lines' },
    { key: 'state', header: t('column.state'), render: (offer) => <OfferState offer={offer} />, skeleton: 'chip' },
    ...(isOfMany
      ? [
          {
            key: 'provider',
            header: t('provider'),
            render: (offer: Discount) => offer.provider.name,
            from: 'lg' as const,
          },
        ]
      : []),
    {
      key: 'price',
      header: t('column.price'),
      render: (offer) =>
        offer.priceBefore !== null &&
        offer.priceAfter !== null && (
          <span className={css.price}>
            <s>{showDollars(offer.priceBefore)}</s> {showDollars(offer.priceAfter)}
          </span>
        ),
      align: 'end',
      from: 'lg',
      skeleton: 'figure',
    },
    {
      key: 'valid',
      header: t('column.valid'),
      render: (offer) => t('validity', { from: showDay(offer.validFrom), until: showDay(offer.validUntil) }),
      from: 'md',
    },
    {
      key: 'coupons',
      header: t('column.coupons'),
      render: ({ coupons }) => (coupons.taken === 0 ? t('couponsNone') : t('couponsOf', coupons)),
      align: 'end',
      from: 'lg',
      skeleton: 'figure',
    },
  ];
}

function Title({ offer }: { offer: Discount }) {
  const { t } = useTranslation('discounts');
  return (
    <span className={css.two}>
      <b>
        {offer.title}
        {offer.isPrimary && <Star size={14} role="img" aria-label={t('primary')} />}
      </b>
      <small>
        {offer.discountType === 'discount'
          ? t('ratio', { ratio: offer.discountRatio })
          : t('installments', { count: offer.installmentCount ?? 0 })}
      </small>
    </span>
  );
}
