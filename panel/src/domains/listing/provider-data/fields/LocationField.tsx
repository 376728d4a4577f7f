import type { Point } from '@bellbird/contract/listing/provider-data';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import X from 'lucide-react/icons/x';
import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHasBegun } from '#ui/overlays/use-has-begun.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useCurrentLocation } from './use-current-location.ts';
import css from './LocationField.module.css';

/** The map is larger than the page; it loads when somebody may begin to use it. */
const MapCanvas = lazyPart(() => import('../map/MapCanvas.tsx'), 'MapCanvas', { isAwaited: true });

/** The location on a map: click, drag the marker, use the arrow keys, or use the current location. */
export function LocationField({ name, label, help, required }: FieldProps) {
  const { t } = useTranslation('provider-data');
  const { field, frame, control } = useField({ name, label, help, required });
  const point = (field.value ?? null) as Point | null;
  const location = useCurrentLocation((found) => field.onChange(found));
  const hasBegun = useHasBegun();
  const waiting = <Skeleton variant="rounded" height={360} />;
  return (
    <FieldFrame {...frame} group>
      <Suspense fallback={waiting}>
        {hasBegun ? (
          <MapCanvas
            label={label}
            describedBy={control['aria-describedby']}
            point={point}
            onPoint={(next) => field.onChange(next)}
            onLeave={field.onBlur}
          />
        ) : (
          waiting
        )}
      </Suspense>
      <Row gap={2} wrap mt={1}>
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
        <Quiet component="span" tabular className={css.place} aria-live="polite">
          {point
            ? t('map.place', { latitude: point.latitude.toFixed(5), longitude: point.longitude.toFixed(5) })
            : t('map.none')}
        </Quiet>
      </Row>
      {location.isRefused && (
        <Note tone="warning" announce>
          {t('map.refused')}
        </Note>
      )}
    </FieldFrame>
  );
}
