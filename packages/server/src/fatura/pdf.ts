import type { BelgeTarafi, BelgeVergiAlti, FaturaBelgesi } from '@masabasi/core/fatura/belge';
import { karekodBilgisi, karekodYaz } from '@masabasi/core/fatura/karekod';
import { BIRIMLER, KDV_KODU } from '@masabasi/core/fatura/kodlar';
import { belgeTutari } from '@masabasi/core/fatura/olustur';
import {
  type FaturaSenaryosu,
  type FaturaTipi,
  fiyatYaz,
  SENARYO_ADLARI,
  TIP_ADLARI,
} from '@masabasi/core/fatura/rules';
import { paraYaz } from '@masabasi/core/para';
import { tarihYaz } from '@masabasi/core/tarih';
import { type Alan, belgeYaz } from '../belge.ts';

export interface FaturaGoruntusu {
  readonly belge: FaturaBelgesi;
  /** What it says over itself where it is no valid invoice: a draft, cancelled. */
  readonly uyari: string | null;
  /** Where the customer pays what is left of it; null: no link was given out, or nothing is left. */
  readonly odemeAdresi?: string | null;
}

const ad = (t: BelgeTarafi): string => t.Unvan ?? [t.Ad, t.Soyad].filter((s) => s !== null).join(' ');
const adres = (t: BelgeTarafi): string =>
  [t.Adres, [t.Ilce, t.Il].filter(Boolean).join(' / ')].filter(Boolean).join(', ');

/** The text of its square code. */
export const karekodu = (b: FaturaBelgesi): string => karekodYaz(karekodBilgisi(b));

const kdvleri = (b: FaturaBelgesi): BelgeVergiAlti[] =>
  b.Vergiler.flatMap((v) => v.Alt).filter((a) => a.Kod === KDV_KODU);

/** An invoice on paper. */
export function faturaPdf({ belge: b, uyari, odemeAdresi = null }: FaturaGoruntusu): Promise<Buffer> {
  const para = (metin: string | null) => paraYaz(belgeTutari(metin ?? '0'), b.ParaBirimi);
  const baslik = b.Senaryo === 'EARSIVFATURA' ? 'e-ARŞİV FATURA' : 'e-FATURA';
  const no = b.No === '' ? 'TASLAK' : b.No;
  const taraf = (t: BelgeTarafi): Alan[] => [
    ['Ad / Unvan', ad(t)],
    [t.KimlikTuru === 'TCKN' ? 'T.C. Kimlik No' : 'Vergi No', t.Kimlik === '' ? null : t.Kimlik],
  ];
  return belgeYaz({ sirket: ad(b.Satici), baslik, kunye: `No: ${no}    ETTN: ${b.Ettn}`, ad: `Fatura ${no}` }, (p) => {
    if (uyari !== null) p.paragraf(uyari);
    p.bolum('Satıcı', () => {
      p.alanlar(...taraf(b.Satici), ['Vergi Dairesi', b.Satici.VergiDairesi]);
      p.alanlar(
        ['Adres', adres(b.Satici)],
        ['Telefon / E-posta', [b.Satici.Telefon, b.Satici.Eposta].filter(Boolean).join(' · ') || null],
      );
    });
    p.bolum('Alıcı', () => {
      p.alanlar(...taraf(b.Alici), ['Vergi Dairesi', b.Alici.VergiDairesi]);
      p.alanlar(['Adres', adres(b.Alici)]);
    });
    p.bolum('Fatura', () => {
      p.alanlar(
        ['Senaryo', SENARYO_ADLARI[b.Senaryo as FaturaSenaryosu] ?? b.Senaryo],
        ['Tip', TIP_ADLARI[b.Tip as FaturaTipi] ?? b.Tip],
        ['Tarih', `${tarihYaz(b.Tarih)} ${b.Saat?.slice(0, 5) ?? ''}`.trim()],
        ['Vade', b.Vade && tarihYaz(b.Vade)],
      );
      if (b.Kur !== null) p.alanlar(['Döviz Kuru', `1 ${b.ParaBirimi} = ${b.Kur.replace('.', ',')} TRY`]);
      for (const i of b.Iadeler) p.alanlar(['İade Edilen Fatura', `${i.No}${i.Tarih ? `, ${tarihYaz(i.Tarih)}` : ''}`]);
    });
    p.tablo({
      sutunlar: [
        { baslik: 'Mal / Hizmet', pay: 34 },
        { baslik: 'Miktar', pay: 15, sayi: true },
        { baslik: 'Birim Fiyat', pay: 16, sayi: true },
        { baslik: 'İskonto', pay: 13, sayi: true },
        { baslik: 'KDV', pay: 8, sayi: true },
        { baslik: 'Tutar', pay: 17, sayi: true },
      ],
      satirlar: b.Kalemler.map((k) => [
        k.Ad,
        `${k.Miktar.replace('.', ',')} ${BIRIMLER[k.Birim] ?? k.Birim}`,
        fiyatYaz(k.Fiyat),
        k.Iskontolar.length === 0 ? null : para(k.Iskontolar[0]!.Tutar),
        k.Vergiler[0]?.Alt[0]?.Oran == null ? null : `%${k.Vergiler[0].Alt[0].Oran}`,
        para(k.Tutar),
      ]),
    });
    p.tablo({
      sutunlar: [
        { baslik: 'Toplamlar', pay: 70 },
        { baslik: 'Tutar', pay: 30, sayi: true },
      ],
      satirlar: [
        ['Mal Hizmet Toplamı', para(b.Toplam.Satirlar)],
        ...(b.Toplam.Iskonto === null ? [] : [['Toplam İskonto', para(b.Toplam.Iskonto)]]),
        ...kdvleri(b).map((a) => [
          `KDV %${a.Oran ?? ''} (matrah ${para(a.Matrah)})${a.IstisnaKodu === null ? '' : ` · ${a.IstisnaKodu} ${a.IstisnaNedeni ?? ''}`}`,
          para(a.Vergi),
        ]),
        ...b.Tevkifatlar.flatMap((v) => v.Alt).map((a) => [
          `Tevkifat ${a.Kod} (%${a.Oran ?? ''}) ${a.Ad ?? ''}`,
          para(a.Vergi),
        ]),
        ['Vergiler Dahil Toplam', para(b.Toplam.VergiDahil)],
      ],
      toplam: ['Ödenecek Tutar', para(b.Toplam.Odenecek)],
    });
    for (const n of b.Notlar) p.paragraf(n);
    if (b.No !== '') p.karekod(karekodu(b), `Karekod: ${no}`);
    if (odemeAdresi !== null) p.karekod(odemeAdresi, 'Bu faturayı kartla ödemek için:', true);
  });
}
