/** Tax invoices and adjustment notes in Arabic, by their English; `{0}` is what is filled in. The first that fits wins. */
export const INVOICE_AR: Readonly<Record<string, string>> = {
  'Tax invoice': 'فاتورة ضريبية',
  'Adjustment note': 'إشعار تعديل',
  'Number {0}': 'الرقم {0}',
  'Issued on {0}': 'تاريخ الإصدار {0}',
  From: 'من',
  To: 'إلى',
  Description: 'الوصف',
  'Amount incl. GST': 'المبلغ شاملًا ضريبة GST',
  'Amount excl. GST': 'المبلغ بدون ضريبة GST',
  'GST (10%)': 'ضريبة GST بنسبة 10%',
  'Total paid': 'إجمالي المدفوع',
  Decrease: 'النقصان',
  'All amounts are in Australian dollars. This invoice is paid in full.':
    'جميع المبالغ بالدولار الأسترالي. هذه الفاتورة مدفوعة بالكامل.',
  'All amounts are in Australian dollars, and decrease those of tax invoice {0}.':
    'جميع المبالغ بالدولار الأسترالي، وتُنقص مبالغ الفاتورة الضريبية {0}.',
  'Corrects tax invoice {0}: the payment was refunded.': 'يصحّح الفاتورة الضريبية {0}: أُعيد المبلغ.',
  'Corrects tax invoice {0}: the payer’s bank took the payment back.':
    'يصحّح الفاتورة الضريبية {0}: استردّ بنك الدافع المبلغ.',
  '{0} for {1}, instalment {2} of {3}, less {4} ({5})': '{0} لصالح {1}، القسط {2} من {3}، بعد خصم {4} ({5})',
  '{0} for {1}, instalment {2} of {3}': '{0} لصالح {1}، القسط {2} من {3}',
  '{0} for {1}, less {2} ({3})': '{0} لصالح {1}، بعد خصم {2} ({3})',
  '{0} for {1}': '{0} لصالح {1}',
};
