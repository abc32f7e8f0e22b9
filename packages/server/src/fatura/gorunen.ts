import type { BelgeTarafi } from '@masabasi/core/fatura/belge';
import type { FaturaTarafi } from '@masabasi/core/fatura/contract';
import { tcKimlikMaskele } from '@masabasi/core/kimlik';

/** A party as a screen shows it: a person's number is masked; on the invoice itself it stands whole, as the law asks. */
export const gorunenTaraf = (t: BelgeTarafi): FaturaTarafi => ({
  Ad: t.Unvan ?? [t.Ad, t.Soyad].filter((s) => s !== null).join(' '),
  KimlikNo: t.KimlikTuru === 'TCKN' ? tcKimlikMaskele(t.Kimlik) : t.Kimlik,
  VergiDairesi: t.VergiDairesi ?? '',
  Adres: [t.Adres, [t.Ilce, t.Il].filter((s) => s !== null).join(' / ')].filter(Boolean).join(', '),
});
