import type { LeadDetail } from '@bellbird/contract/couples/leads';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Page } from '#ui/Page.tsx';
import { Quiet, Title } from '#ui/Text.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { leadName } from '../parts/lead-name.ts';
import { useNeighbours } from '../neighbours/use-neighbours.ts';
import { LeadFacts } from './LeadFacts.tsx';
import header from './LeadHeader.module.css';
import css from './WithheldLead.module.css';

/** A request beyond the limited package: the few known details, and the upgrade offer. */
export function WithheldLead({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-package');
  const offerUpgrade = useUpgrade();
  const { search } = useNeighbours(lead.id);
  const providerId = lead.provider.id;
  useEffect(() => offerUpgrade('leads', providerId), [offerUpgrade, providerId]);
  return (
    <Page>
      <Row component="header" gap={4} mb={6} className={css.head}>
        <IconButton
          component={Link}
          to={pathTo('leads')}
          search={search}
          aria-label={t('back')}
          mirrored
          className={header.back}
          icon={ArrowLeft}
        />
        <div>
          <Title>{t('title', { name: leadName(lead) })}</Title>
          <Row wrap className={header.tags}>
            <LeadBadges lead={lead} />
            <Quiet component="span">{lead.provider.name}</Quiet>
          </Row>
        </div>
      </Row>
      <Stack gap={6} className={css.stack}>
        <LeadFacts lead={lead} detail={lead} />
        <Card data-testid="withheld-lead">
          <EmptyState
            drawing={<QuietNest />}
            title={t('used', { count: lead.allowance?.perMonth ?? 0 })}
            text={lead.allowance && t('renews', { day: showDay(lead.allowance.renewsOn) })}
            actions={
              <>
                <Button component={Link} to={pathTo('leads')}>
                  {t('back')}
                </Button>
                <PrimaryButton onClick={() => offerUpgrade('leads', providerId)}>{t('showAll')}</PrimaryButton>
              </>
            }
          />
        </Card>
      </Stack>
    </Page>
  );
}
