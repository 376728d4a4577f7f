import type { LeadDetail } from '@bellbird/contract/couples/leads';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { Card } from '#ui/Card.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { leadName } from '../parts/lead-name.ts';
import { useNeighbours } from '../neighbours/use-neighbours.ts';
import { LeadFacts } from './LeadFacts.tsx';

/** A request beyond the limited package: the few known details, and the upgrade offer. */
export function WithheldLead({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const offerUpgrade = useUpgrade();
  const { search } = useNeighbours(lead.id);
  const providerId = lead.provider.id;
  useEffect(() => offerUpgrade('leads', providerId), [offerUpgrade, providerId]);
  return (
    <Page>
      <Head>
        <IconButton
          component={Link}
          to={pathTo('leads')}
          search={search}
          aria-label={t('back')}
          sx={{ marginInlineStart: '-10px', '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } }}
        >
          <ArrowLeft aria-hidden />
        </IconButton>
        <div>
          <Typography variant="title" component="h1">
            {t('package.title', { name: leadName(lead) })}
          </Typography>
          <Tags>
            <LeadBadges lead={lead} />
            <span>{lead.provider.name}</span>
          </Tags>
        </div>
      </Head>
      <Stack>
        <LeadFacts lead={lead} detail={lead} />
        <Card data-testid="withheld-lead">
          <EmptyState
            drawing={<QuietNest />}
            title={t('package.used', { count: lead.allowance?.perMonth ?? 0 })}
            text={lead.allowance && t('package.renews', { day: showDay(lead.allowance.renewsOn) })}
            actions={
              <>
                <Button component={Link} to={pathTo('leads')}>
                  {t('back')}
                </Button>
                <Button variant="contained" color="primary" onClick={() => offerUpgrade('leads', providerId)}>
                  {t('package.showAll')}
                </Button>
              </>
            }
          />
        </Card>
      </Stack>
    </Page>
  );
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBottom: 24,
  [theme.breakpoints.down('md')]: { alignItems: 'flex-start', gap: 4, marginBottom: 16 },
}));

const Tags = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
}));

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.down('md')]: { gap: 16 },
}));
