/** Tax invoices and adjustment notes in Turkish, by their English; `{0}` is what is filled in. The first that fits wins. */
export const INVOICE_TR: Readonly<Record<string, string>> = {
  'Tax invoice': 'Vergi faturası',
  'Adjustment note': 'Düzeltme notu',
  'Number {0}': 'Numara {0}',
  'Issued on {0}': 'Düzenlenme tarihi {0}',
  From: 'Satıcı',
  To: 'Alıcı',
  Description: 'Açıklama',
  'Amount incl. GST': 'GST dahil tutar',
  'Amount excl. GST': 'GST hariç tutar',
  'GST (10%)': 'GST (%10)',
  'Total paid': 'Ödenen toplam',
  Decrease: 'Azalış',
  'All amounts are in Australian dollars. This invoice is paid in full.':
    'Tüm tutarlar Avustralya dolarıdır. Bu faturanın tamamı ödenmiştir.',
  'All amounts are in Australian dollars, and decrease those of tax invoice {0}.':
    'Tüm tutarlar Avustralya dolarıdır ve {0} numaralı vergi faturasındakileri azaltır.',
  'Corrects tax invoice {0}: the payment was refunded.': '{0} numaralı vergi faturasını düzeltir: ödeme iade edildi.',
  'Corrects tax invoice {0}: the payer’s bank took the payment back.':
    '{0} numaralı vergi faturasını düzeltir: ödeyenin bankası ödemeyi geri aldı.',
  '{0} for {1}, instalment {2} of {3}, less {4} ({5})': '{1} için {0}, {3} taksitin {2}. taksiti, {4} indirimle ({5})',
  '{0} for {1}, instalment {2} of {3}': '{1} için {0}, {3} taksitin {2}. taksiti',
  '{0} for {1}, less {2} ({3})': '{1} için {0}, {2} indirimle ({3})',
  '{0} for {1}': '{1} için {0}',
};
