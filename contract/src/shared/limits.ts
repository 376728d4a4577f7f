/** Every number that the specification fixes, by name. Forms show them, the server enforces them. */

export const COUNTRY = 'AU';
export const CURRENCY = 'AUD';
export const API_LANGUAGE = 'en_AU';

export const SNACKBAR_MS = 6000;
export const SIDEBAR_WIDTH = 256;
export const BREAKPOINTS = { xs: 0, sm: 600, md: 1000, lg: 1200, xl: 1920 } as const;

export const CONFIG_CACHE_MS = 7 * 24 * 60 * 60 * 1000;
export const CATEGORY_CACHE_MS = 7 * 24 * 60 * 60 * 1000;

export const PAGE_LIMIT_DEFAULT = 25;
/** Messages that a couple’s page shows at first. */
export const MESSAGES_PAGE = 50;
export const PAGE_LIMIT_MAX = 100;
/** The last page a list serves; beyond it, use a filter. */
export const PAGE_MAX = 10_000;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 200;
export const USERNAME_MAX = 120;
export const IDENTITY_NUMBER_DIGITS = 11;
export const MIN_AGE_YEARS = 18;
export const MAX_AGE_YEARS = 100;
export const BIO_MAX = 2000;
/** Per user: this many mail addresses and this many phone numbers. */
export const MAX_CONTACTS_PER_KIND = 5;
export const CONFIRMATION_DAYS = 7;
export const ONE_TIME_CODE_DIGITS = 6;
export const ONE_TIME_CODE_TTL_S = 120;
export const ONE_TIME_CODE_RESEND_S = 30;
export const ONE_TIME_CODE_ATTEMPTS = 5;
/** From the click on ‘Google’ to the return. */
export const SOCIAL_ATTEMPT_TTL_S = 10 * 60;
/** Time between the password and the second factor. */
export const TWO_FACTOR_TTL_S = 5 * 60;
export const TWO_FACTOR_ATTEMPTS = 5;
export const RECOVERY_CODES = 10;
export const PASSWORD_RESET_TTL_S = 30 * 60;
export const INVITATION_TTL_DAYS = 7;

/** How long a change of password, address, number or second factor can be undone by its mailed link. */
export const UNDO_CHANGE_DAYS = 7;

/** How long the team may act for a user before starting again. */
export const ACTING_MINUTES = 60;
export const DESK_SEARCH_MAX = 80;
export const APPROVAL_REASON_MAX = 300;
export const REFUND_REASON_MAX = 300;
/** What one report compares with the gateway, and how many lines its file has. */
export const MONEY_REPORT_MAX = 10_000;
export const MONEY_EXPORT_MAX = 50_000;
/** The newest entries of the audit trail in one file. */
export const AUDIT_EXPORT_MAX = 10_000;
/** Failed background work that one click tries again. */
export const JOBS_RETRIED_AT_ONCE = 1000;

export const COMPANY_NAME_MAX = 120;
/** How long a decision of the team can be undone, and how long somebody keeps an item they work on. */
export const APPROVAL_UNDO_S = 10;
export const APPROVAL_CLAIM_MINUTES = 15;
export const ACTING_REASON_MAX = 200;
export const HOLD_REASON_MAX = 300;
export const CUSTOMER_NOTE_MAX = 2000;
export const APPROVALS_AT_ONCE = 50;
export const PERSON_NAME_MAX = 120;
export const PROVIDER_SEARCH_MAX = 80;
export const AWARD_NAME_MAX = 120;
export const AWARD_YEAR_MIN = 2000;
export const AWARD_YEAR_MAX = 2100;
/** References to other providers, per provider. */
export const RELATED_PROVIDERS_MAX = 24;
/** A request older than this is not worth a quick offer any more. */
export const QUICK_OFFER_DAYS = 14;
/** Somebody who ticked ‘missing data’ off is asked again after this long, if it is still missing. */
export const MISSING_DATA_AGAIN_DAYS = 30;
export const CHANGE_REASON_MAX = 500;
/** A recommendation for the text about a provider, not a rule. */
export const ABOUT_ADVISED_MIN = 300;
/** Per customer and day; more would not come from a person. */
export const REFERRALS_PER_DAY = 20;

export const OFFER_TITLE_MAX = 80;
export const OFFER_TEXT_MAX = 300;
export const INTRO_MAX = 160;
export const GIFT_TEXT_MAX = 100;
export const POPUP_TITLE_MAX = 60;
export const DISCOUNT_RATIO = { min: 1, max: 99 } as const;
export const INSTALLMENTS = { min: 2, max: 12 } as const;
/** Working days the team needs to check an offer. */
export const OFFER_REVIEW_DAYS = 2;
export const COUPON_CODE_MAX = 20;

export const RATING_MAX = 5;
export const TESTIMONIAL_MAX = 4000;
export const TESTIMONIAL_REPLY_MAX = 1000;
export const TESTIMONIAL_DISPUTE_MAX = 1000;
export const TESTIMONIAL_IMAGES_MAX = 10;
/** A picture in a signed call of the marketplace: about 650 KB before base64. */
export const PARTNER_IMAGE_CHARS = 900_000;
export const REVIEWS_PER_IMPORT = 200;
export const REVIEWS_ON_A_PAGE = 100_000;

export const LEAD_WINDOW_MONTHS = 6;
export const COUPLE_NAME_MAX = 80;
export const GUESTS_MAX = 5000;
export const LEAD_EXPORT_MAX = 10_000;
export const LEAD_PLACE_MAX = 120;
/** A table that is imported: five years of a busy vendor, and what one call may carry. */
export const IMPORT_ROWS_MAX = 2000;
export const IMPORT_CHARS_MAX = 400_000;
export const IMPORT_COLUMNS_MAX = 60;
export const BULK_MAX = 100;
export const NOTE_MAX = 4000;
export const REMINDER_TEXT_MAX = 300;
export const PROMPT_TITLE_MAX = 120;
export const PROMPT_BODY_MAX = 4000;
export const PROMPT_LINK_MAX = 300;
/** From the push service being ready to asking for permission. */
export const PUSH_PROMPT_DELAY_MS = 2000;
/** Browsers per user; the one that was inactive longest is dropped. */
export const PUSH_DEVICES_MAX = 20;
/** How long a step of a lead can be undone. */
export const UNDO_HOURS = 24;
/** How long a couple's answer about a visit waits, so that it can be undone. */
export const APPOINTMENT_ANSWER_DELAY_S = 60;
/** The hours of a day that count as waiting, Monday to Saturday, in the provider's zone. */
export const WORKING_DAY = { startsAt: 8, endsAt: 19 } as const;

export const ITEM_NAME_MAX = 80;
export const ITEM_DESCRIPTION_MAX = 2000;
export const ITEM_PICTURES_MAX = 12;
/** Per provider. */
export const ITEMS_MAX = 500;

export const CALENDAR_NOTE_MAX = 200;
/** A season of Saturdays marked at once. */
export const CALENDAR_DAYS_AT_ONCE = 61;
/** The longest period one calendar call covers: a month with its margins, and its neighbours. */
export const CALENDAR_RANGE_DAYS = 100;
export const CALENDAR_YEARS_AHEAD = 5;
/** More weddings than any team can be at on one day. */
export const WEDDINGS_PER_DAY_MAX = 20;
/** Calendars of other programs that one provider follows. */
export const FOLLOWED_CALENDARS_MAX = 5;
export const FOLLOWED_CALENDAR_NAME_MAX = 60;
export const FOLLOWED_CALENDAR_ADDRESS_MAX = 2000;

/** The longest and the default period of statistics. */
export const STATISTICS_DAYS_MAX = 366;
export const STATISTICS_DAYS_DEFAULT = 30;
/** With fewer competitors than this there is no comparison: one could be recognised. */
export const RIVALS_MIN = 5;
export const RIVAL_MONTHS = 6;
/** A request counts for the source of the couple’s last visit within this many days before it. */
export const MAGNET_DAYS = 30;

export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 50_000;
/** Four parts of a joined text message. */
export const SMS_MAX = 612;
export const SIGNATURE_MAX = 10_000;
export const ATTACHMENTS_PER_MESSAGE = 10;
/** All attachments of one mail together: what most mailboxes still accept. */
export const MAIL_FILES_KB = 20_480;

export const QUOTE_LINES_MAX = 60;
export const QUOTE_NAME_MAX = 120;
export const QUOTE_DETAIL_MAX = 300;
export const QUOTE_NOTE_MAX = 2000;
export const QUOTE_TERMS_MAX = 20_000;
export const QUOTE_AMENDMENT_LINES_MAX = 20;
export const QUOTE_INSTALMENTS_MAX = 6;
/** Of one unit. */
export const QUOTE_PRICE_MAX_CENTS = 100_000_000;
/** With every extra. */
export const QUOTE_TOTAL_MAX_CENTS = 1_000_000_000;
/** How long a quote may be valid, and how long it is unless the vendor says otherwise. */
export const QUOTE_VALID_DAYS_MAX = 366;
export const QUOTE_VALID_DAYS = 14;
/** Above the link; in a text message it also has to fit. */
export const QUOTE_MESSAGE_MAX = 2000;
/** Beside the link, in one text message. */
export const QUOTE_SMS_MAX = 400;
export const QUOTE_TEMPLATES_MAX = 50;
export const QUOTE_EXPORT_MAX = 10_000;
/** Of what couples owe and of what they have paid, each: so many at first, and at most. */
export const QUOTE_PAYMENTS_SHOWN = 200;
export const QUOTE_PAYMENTS_MAX = 3200;

/** The three bare numbers of the specification's last line, given their uses (SHELL-106). */
export const ALL_PROVIDERS_ID = 0;
export const LIMITED_PACKAGE_LEADS_PER_MONTH = 3;
export const GALLERY_PAGE_SIZE = 16;
/** Per provider, over all its galleries. */
export const LIMITED_PACKAGE_PHOTOS = 10;
export const CAMPAIGN_REQUESTS_PER_DAY = 20;

export const GALLERY_NAME_MAX = 80;
export const CAPTION_MAX = 160;
export const GALLERIES_PER_PROVIDER = 50;
export const MEDIA_PER_GALLERY = 500;
/** A photo whose longer side is below this looks blurry on a couple’s screen. */
export const PHOTO_SHARP_PX = 1200;
/** How long prices and menus may be valid. */
export const CATALOG_EXPIRY_MONTHS = 3;
/** Days before they expire that we remind. */
export const CATALOG_REMINDER_DAYS = 7;
export const CATALOG_NAME_MAX = 80;
export const CATALOG_PRICES_MAX = 100;
export const CATALOG_MENUS_MAX = 30;
export const CATALOGS_PER_PROVIDER = 50;
export const MENU_NOTES_MAX = 1000;
export const PRICE_MAX = 10_000_000;
export const UNIT_DIGITS = 5;
export const CAPACITY_DIGITS = { min: 2, max: 4 } as const;
export const SPACE_NAME_MAX = 80;
export const SPACES_PER_PROVIDER = 50;

/** Per customer. */
export const MAX_SAVED_CARDS = 10;
export const MAX_DIRECT_DEBITS = 5;
/** How long we wait for a bank transfer. */
export const BANK_TRANSFER_DAYS = 7;
/** From this amount on a tax invoice must name the buyer. */
export const BUYER_NAMED_FROM_CENTS = 100_000;
export const BILLING_ADDRESS_MAX = 200;
export const PAYMENT_EXPORT_MAX = 10_000;

/** The years that dates may have: from the oldest birth date to any wedding. */
export const YEARS = { first: 1900, last: 2199 } as const;
/** Date formats: in the API and on screen. */
export const DATE_FORMAT = 'YYYY-MM-DD';
export const DATE_DISPLAY_FORMAT = 'DD.MM.YYYY';

/** Canberra, the default centre of a map. */
export const MAP_CENTRE = { latitude: -35.2809, longitude: 149.13 } as const;

export const MEBIBYTE = 1024 * 1024;
/** The largest JSON body any call accepts. */
export const JSON_BODY_BYTES = MEBIBYTE;
/** How deeply objects and lists of a body may be nested. */
export const JSON_DEPTH_MAX = 16;
/** The fields of one object, or the entries of one list. */
export const JSON_MEMBERS_MAX = 1000;
/** All values of a body together. */
export const JSON_VALUES_MAX = 10_000;

/** From the page being ready to the first forced modal. */
export const FORCED_MODAL_DELAY_MS = 100;
export const PRICE_UPDATE_EVERY_MS = 24 * 60 * 60 * 1000;
export const MISSING_EVERY_MS = 6 * 60 * 60 * 1000;

/** When the decision on an application for secure payment is promised. */
export const MERCHANT_DECISION_HOURS = 48;
export const BANK_NAME_MAX = 80;
export const OFFICE_NAME_MAX = 120;

/** What the team writes about an order. */
export const ORDER_TEXT_MAX = 500;

/** The validity of a sign-up link. */
export const WIZARD_TTL_DAYS = 7;
/** As the listing’s own form field requires. */
export const WIZARD_ABOUT = { min: 40, max: 5000 } as const;

/** How many cities, categories or packages a message to vendors names. */
export const SEGMENT_CHOICES_MAX = 60;

/** The catalogue of the team’s desk. */
export const POSITION_MAX = 1000;
export const PRODUCT_CENTS_MAX = 10_000_000;
export const CAMPAIGN_PERCENT_MAX = 90;
export const CAMPAIGN_USES_MAX = 100_000;
export const PRODUCT_PRICES_MAX = 120;
export const LIST_NAME_MAX = 80;
export const AGREEMENT_TITLE_MAX = 120;
export const AGREEMENT_TEXT_MAX = 40_000;
export const CITY_DISTRICTS_MAX = 60;
export const FORM_OPTIONS_MAX = 60;
export const CATALOGUE_KEY_MAX = 120;
export const CATALOGUE_DRAFTS_MAX = 100;
export const AUSTRALIAN_ZONES = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Hobart',
  'Australia/Darwin',
  'Australia/Lord_Howe',
] as const;
