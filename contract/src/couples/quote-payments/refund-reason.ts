export const REFUND_REASON_MAX = 300;
