import { z } from 'zod';
import { RowNumber, text } from '../../shared/fields.ts';
import { AUSTRALIAN_ZONES, CITY_DISTRICTS_MAX, POSITION_MAX } from '../../shared/limits.ts';

/** A city with its districts in their order, as the team edits it. */
export const CityEntry = z.strictObject({
  name: text(80),
  regionId: RowNumber.meta({ choice: 'region' }),
  timeZone: z.enum(AUSTRALIAN_ZONES),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  position: z.int().min(1).max(POSITION_MAX),
  /** Without an id it is a new district. */
  districts: z
    .array(z.strictObject({ id: RowNumber.nullable().meta({ shownAs: 'hidden' }), name: text(80) }))
    .max(CITY_DISTRICTS_MAX),
});
export type CityEntry = z.output<typeof CityEntry>;
