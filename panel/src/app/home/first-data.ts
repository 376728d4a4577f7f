import { homeMonthOptions } from '#domains/couples/leads/home/home.queries.ts';
import type { FirstData } from '../first-data.ts';

export const firstData: FirstData = ({ month }) => [homeMonthOptions(month)];
