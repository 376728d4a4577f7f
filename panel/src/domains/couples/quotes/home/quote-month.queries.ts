import { dataOptions } from '#platform/query/call-options.ts';

export const quoteMonthOptions = dataOptions(['leads', 'home', 'quotes'], 'GET /quotes/month');
