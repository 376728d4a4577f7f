export type { CoupleProvidersService } from './couple-providers.service.ts';
