import type { BelgeTarafi } from '@masabasi/core/mali/fatura/belge';
import type { FaturaTarafi } from '@masabasi/core/mali/fatura/contract';
import { tcKimlikMaskele } from '@masabasi/core/platform/identity/kimlik';

/**
 * A party as a screen shows it. The number of a natural person is masked, but the invoice itself shows it in full, as
 * the law demands.
 */
export const gorunenTaraf = (t: BelgeTarafi): FaturaTarafi => ({
  Ad: t.Unvan ?? [t.Ad, t.Soyad].filter((s) => s !== null).join(' '),
  KimlikNo: t.KimlikTuru === 'TCKN' ? tcKimlikMaskele(t.Kimlik) : t.Kimlik,
  VergiDairesi: t.VergiDairesi ?? '',
  Adres: [t.Adres, [t.Ilce, t.Il].filter((s) => s !== null).join(' / ')].filter(Boolean).join(', '),
});
