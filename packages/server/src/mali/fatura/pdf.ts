import type { BelgeKalemi, BelgeTarafi, BelgeVergiAlti, FaturaBelgesi } from '@masabasi/core/mali/fatura/belge';
import { karekodBilgisi, karekodYaz } from '@masabasi/core/mali/fatura/karekod';
import { BIRIMLER, KDV_KODU } from '@masabasi/core/mali/fatura/kodlar';
import { belgeTutari } from '@masabasi/core/mali/fatura/olustur';
import {
  type FaturaSenaryosu,
  type FaturaTipi,
  fiyatYaz,
  SENARYO_ADLARI,
  TIP_ADLARI,
} from '@masabasi/core/mali/fatura/rules';
import { liraToplami } from '@masabasi/core/platform/money/hesap';
import { type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type Alan, belgeYaz } from '../../platform/document/belge.ts';
import type { Tablo } from '../../platform/document/belgeTablosu.ts';

export interface FaturaGoruntusu {
  readonly belge: FaturaBelgesi;
  /** Mark across an invalid invoice: draft or cancelled. */
  readonly uyari: string | null;
  /** Address at which the customer pays the open amount. Null: no link was given out, or nothing is open. */
  readonly odemeAdresi?: string | null;
}

const ad = (t: BelgeTarafi): string => t.Unvan ?? [t.Ad, t.Soyad].filter((s) => s !== null).join(' ');
const adres = (t: BelgeTarafi): string =>
  [t.Adres, [t.Ilce, t.Il].filter(Boolean).join(' / ')].filter(Boolean).join(', ');

/** Text of the QR code. */
export const karekodu = (b: FaturaBelgesi): string => karekodYaz(karekodBilgisi(b));

const kdvleri = (b: FaturaBelgesi): BelgeVergiAlti[] =>
  b.Vergiler.flatMap((v) => v.Alt).filter((a) => a.Kod === KDV_KODU);

/** Totals of a document from which its lira value is calculated. */
const belgeToplami = (b: FaturaBelgesi) => {
  const topla = (altlar: readonly BelgeVergiAlti[]) => kurus(altlar.reduce((t, a) => t + belgeTutari(a.Vergi), 0));
  return {
    Matrah: belgeTutari(b.Toplam.Matrah),
    Kdv: topla(kdvleri(b)),
    Tevkifat: topla(b.Tevkifatlar.flatMap((v) => v.Alt)),
  };
};

/** VAT of a line with its withheld part. */
const satirVergisi = (k: BelgeKalemi): string | null => {
  const oran = k.Vergiler[0]?.Alt[0]?.Oran ?? null;
  const tevkifat = k.Tevkifatlar[0]?.Alt[0];
  if (oran === null) return null;
  return tevkifat === undefined ? `%${oran}` : `%${oran} (${tevkifat.Kod}: ${Number(tevkifat.Oran) / 10}/10)`;
};

export function faturaPdf({ belge: b, uyari, odemeAdresi = null }: FaturaGoruntusu): Promise<Buffer> {
  const para = (metin: string | null) => paraYaz(belgeTutari(metin ?? '0'), b.ParaBirimi);
  const kdvToplami = String(belgeToplami(b).Kdv / 100);
  const lira = b.ParaBirimi === 'TRY' ? null : liraToplami(belgeToplami(b), b.Kur);
  const satir = (ne: string, tutar: string, tl?: Kurus) => [
    ne,
    para(tutar),
    ...(lira === null ? [] : [tl === undefined ? '' : paraYaz(tl, 'TRY')]),
  ];
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
        { baslik: 'KDV', pay: b.Tevkifatlar.length === 0 ? 8 : 18, sayi: true },
        { baslik: 'Tutar', pay: 17, sayi: true },
      ],
      satirlar: b.Kalemler.map((k) => [
        k.Ad,
        `${k.Miktar.replace('.', ',')} ${BIRIMLER[k.Birim] ?? k.Birim}`,
        fiyatYaz(k.Fiyat),
        k.Iskontolar.length === 0 ? null : para(k.Iskontolar[0]!.Tutar),
        satirVergisi(k),
        para(k.Tutar),
      ]),
    });
    const toplamlar: Tablo = {
      sutunlar: [
        { baslik: 'Toplamlar', pay: lira === null ? 70 : 44 },
        { baslik: 'Tutar', pay: 28, sayi: true },
        ...(lira === null ? [] : [{ baslik: 'Türk Lirası', pay: 28, sayi: true }]),
      ],
      satirlar: [
        satir('Mal Hizmet Toplamı', b.Toplam.Satirlar),
        ...(b.Toplam.Iskonto === null ? [] : [satir('Toplam İskonto', b.Toplam.Iskonto)]),
        satir('Vergiler Hariç Toplam', b.Toplam.Matrah, lira?.Matrah),
        ...kdvleri(b).map((a) =>
          satir(
            `KDV %${a.Oran ?? ''} (matrah ${para(a.Matrah)})${a.IstisnaKodu === null ? '' : ` · ${a.IstisnaKodu} ${a.IstisnaNedeni ?? ''}`}`,
            a.Vergi,
          ),
        ),
        ...(lira === null || kdvleri(b).length < 2 ? [] : [satir('KDV Toplamı', kdvToplami, lira.Kdv)]),
        ...b.Tevkifatlar.flatMap((v) => v.Alt).map((a) =>
          satir(`Tevkifat ${a.Kod} (%${a.Oran ?? ''}) ${a.Ad ?? ''}`, a.Vergi),
        ),
        satir('Vergiler Dahil Toplam', b.Toplam.VergiDahil, lira?.VergiDahil),
      ],
      toplam: satir('Ödenecek Tutar', b.Toplam.Odenecek, lira?.Odenecek),
    };
    if (b.No === '') p.tablo(toplamlar);
    else p.karekodluTablo(toplamlar, karekodu(b), `Karekod: ${no}`);
    for (const n of b.Notlar) p.paragraf(n);
    if (odemeAdresi !== null) p.karekod(odemeAdresi, 'Bu faturayı kartla ödemek için:', true);
  });
}
