import type { Point } from '@bellbird/contract/listing/provider-data';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { LocateFixed, X } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import { Note } from '#ui/Note.tsx';
import { useCurrentLocation } from './use-current-location.ts';

// The map is large, so it is loaded only where it is shown.
const MapCanvas = lazyPart(() => import('../map/MapCanvas.tsx'), 'MapCanvas');

/** The location on a map: click, drag the marker, use the arrow keys, or use the current location. */
export function LocationField({ name, label, help, required }: FieldProps) {
  const { t } = useTranslation('provider-data');
  const { field, error, ids, control } = useField({ name, help, required });
  const point = (field.value ?? null) as Point | null;
  const location = useCurrentLocation((found) => field.onChange(found));
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} required={required} group>
      <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
        <MapCanvas
          label={label}
          describedBy={control['aria-describedby']}
          point={point}
          onPoint={(next) => field.onChange(next)}
          onLeave={field.onBlur}
        />
      </Suspense>
      <Line>
        <Button
          size="small"
          startIcon={<LocateFixed aria-hidden />}
          loading={location.isLocating}
          onClick={location.locate}
        >
          {t('map.own')}
        </Button>
        {point && (
          <Button size="small" variant="text" startIcon={<X aria-hidden />} onClick={() => field.onChange(null)}>
            {t('map.clear')}
          </Button>
        )}
        <Place aria-live="polite">
          {point
            ? t('map.place', { latitude: point.latitude.toFixed(5), longitude: point.longitude.toFixed(5) })
            : t('map.none')}
        </Place>
      </Line>
      {location.isRefused && (
        <Note tone="warning" announce>
          {t('map.refused')}
        </Note>
      )}
    </FieldFrame>
  );
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 4 });

const Place = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));
