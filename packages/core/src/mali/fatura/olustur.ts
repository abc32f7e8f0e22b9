import { type HesapKalemi, type HesapSonucu, hesapla, liraToplami } from '../../platform/money/hesap.ts';
import { type Kurus, kurus, paraYaz } from '../../platform/money/para.ts';
import { tutariYaziyla } from '../../platform/money/yaziyla.ts';
import type { BelgeKalemi, BelgeTarafi, BelgeVergiAlti, FaturaBelgesi } from './belge.ts';
import { ISTISNALAR } from './istisnalar.ts';
import { EARSIV_SENARYOSU, KDV_KODU } from './kodlar.ts';
import { TEVKIFATLAR } from './tevkifatlar.ts';

/** A line of an invoice as it is stored and edited. */
export interface FaturaKalemi {
  readonly Ad: string;
  /** In the format of `ondalikOku`. */
  readonly Miktar: string;
  readonly BirimKodu: string;
  readonly BirimFiyat: string;
  /** In hundredths of a per cent. */
  readonly IskontoOran: number | null;
  readonly IskontoTutar: Kurus;
  readonly KdvOran: number;
  readonly MuafiyetKodu: string | null;
  readonly TevkifatKodu: string | null;
}

export interface FaturaKaydi {
  /** Empty while it is a draft. */
  readonly No: string;
  readonly Ettn: string;
  readonly Tarih: string;
  readonly Saat: string;
  readonly Senaryo: string;
  readonly Tip: string;
  readonly ParaBirimi: string;
  readonly Kur: string | null;
  readonly Vade: string | null;
  /** IBAN for payments of public bodies. Null: not shown. */
  readonly Hesap: string | null;
  readonly Aciklama: string;
  /** The returned invoice. */
  readonly Iade: { readonly No: string; readonly Tarih: string } | null;
  readonly Satici: BelgeTarafi;
  readonly Alici: BelgeTarafi;
  readonly Kalemler: readonly FaturaKalemi[];
}

const hesapKalemi = (k: FaturaKalemi): HesapKalemi => {
  const tevkifat = k.TevkifatKodu === null ? undefined : TEVKIFATLAR[k.TevkifatKodu];
  return {
    ...k,
    // An unknown code withholds nothing, and the rules report the code.
    Tevkifat: k.TevkifatKodu === null ? null : { Kod: k.TevkifatKodu, Pay: tevkifat?.Pay ?? 0, Payda: 10 },
  };
};

/**
 * Totals of the lines.
 * @throws RangeError as `hesapla` does
 */
export const faturaHesapla = (kalemler: readonly FaturaKalemi[]): HesapSonucu => hesapla(kalemler.map(hesapKalemi));

const LIRA = 100;
const tutar = (k: number): string => `${Math.floor(k / LIRA)}.${String(k % LIRA).padStart(2, '0')}`;

const kdv = (oran: number, muafiyet: string | null, matrah: Kurus, vergi: Kurus): BelgeVergiAlti => ({
  Matrah: tutar(matrah),
  Vergi: tutar(vergi),
  Oran: String(oran),
  Kod: KDV_KODU,
  Ad: 'KDV',
  IstisnaKodu: muafiyet,
  IstisnaNedeni: muafiyet === null ? null : (ISTISNALAR[muafiyet] ?? null),
});
const tevkif = (kod: string, pay: number, matrah: Kurus, vergi: Kurus): BelgeVergiAlti => ({
  Matrah: tutar(matrah),
  Vergi: tutar(vergi),
  Oran: String(pay * 10),
  Kod: kod,
  Ad: TEVKIFATLAR[kod]?.Ad ?? null,
  IstisnaKodu: null,
  IstisnaNedeni: null,
});

/** A rate in hundredths of a per cent as a fraction of one: `1250` becomes `0.125`. */
const carpan = (oran: number): string => `0.${String(oran).padStart(4, '0')}`.replace(/0+$/, '').replace(/\.$/, '.0');

function belgeKalemi(k: FaturaKalemi, n: number, h: HesapSonucu): BelgeKalemi {
  const s = h.kalemler[n]!;
  const pay = k.TevkifatKodu === null ? 0 : (TEVKIFATLAR[k.TevkifatKodu]?.Pay ?? 0);
  return {
    Id: String(n + 1),
    Ad: k.Ad.trim(),
    Miktar: k.Miktar,
    Birim: k.BirimKodu,
    Fiyat: k.BirimFiyat,
    Iskontolar:
      s.Iskonto === 0
        ? []
        : [
            {
              Artirim: false,
              Oran:
                k.IskontoTutar === 0 && k.IskontoOran !== null && k.IskontoOran < 10_000 ? carpan(k.IskontoOran) : null,
              Tutar: tutar(s.Iskonto),
              Taban: tutar(s.Brut),
            },
          ],
    Tutar: tutar(s.Tutar),
    Vergiler: [
      { Tutar: tutar(s.KdvTutar - s.TevkifTutar), Alt: [kdv(k.KdvOran, k.MuafiyetKodu, s.Tutar, s.KdvTutar)] },
    ],
    Tevkifatlar:
      k.TevkifatKodu === null
        ? []
        : [{ Tutar: tutar(s.TevkifTutar), Alt: [tevkif(k.TevkifatKodu, pay, s.KdvTutar, s.TevkifTutar)] }],
  };
}

/**
 * Note with the exchange rate and the lira sums for the VAT declaration, for an invoice in another currency (VUK
 * 215/2-a).
 */
function kurNotu(h: Pick<HesapSonucu, 'Matrah' | 'Kdv' | 'Tevkifat'>, birim: string, kur: string | null): string[] {
  const lira = liraToplami(h, kur);
  if (birim === 'TRY' || kur === null || lira === null) return [];
  const sozler = [
    `vergiler hariç ${paraYaz(lira.Matrah, 'TRY')}`,
    `KDV ${paraYaz(lira.Kdv, 'TRY')}`,
    ...(lira.Tevkifat === 0 ? [] : [`tevkifat ${paraYaz(lira.Tevkifat, 'TRY')}`]),
    `ödenecek ${paraYaz(lira.Odenecek, 'TRY')}`,
  ];
  return [
    `Döviz kuru: 1 ${birim} = ${kur.replace('.', ',')} TRY. Türk lirası karşılığı: ${sozler.join(', ')} (${tutariYaziyla(lira.Odenecek)}).`,
  ];
}

/**
 * Builds the document of a record.
 * @throws RangeError as `hesapla` does
 */
export function faturaBelgesi(f: FaturaKaydi): FaturaBelgesi {
  const h = faturaHesapla(f.Kalemler);
  const notlar = [
    tutariYaziyla(h.Odenecek, 'bitisik', f.ParaBirimi),
    ...kurNotu(h, f.ParaBirimi, f.Kur),
    ...f.Aciklama.split('\n').map((s) => s.trim()),
    ...(f.Senaryo === EARSIV_SENARYOSU ? ['e-Arşiv izni kapsamında elektronik ortamda iletilmiştir.'] : []),
  ];
  return {
    UblSurumu: '2.1',
    Ozellestirme: 'TR1.2',
    Senaryo: f.Senaryo,
    No: f.No,
    Kopya: 'false',
    Ettn: f.Ettn,
    Tarih: f.Tarih,
    Saat: f.Saat,
    Tip: f.Tip,
    Notlar: notlar.filter((n) => n !== ''),
    ParaBirimi: f.ParaBirimi,
    TutarBirimleri: [f.ParaBirimi],
    SatirSayisi: String(f.Kalemler.length),
    Iadeler: f.Iade === null ? [] : [{ ...f.Iade, Tur: 'IADE' }],
    Satici: f.Satici,
    Alici: f.Alici,
    Vade: f.Vade,
    Hesap: f.Hesap,
    Kur: f.Kur,
    Iskontolar: [],
    Vergiler: [
      {
        Tutar: tutar(h.OdenenKdv),
        Alt: h.oranlar.map((o) => kdv(o.KdvOran, o.MuafiyetKodu, o.Matrah, o.Kdv)),
      },
    ],
    Tevkifatlar:
      h.tevkifatlar.length === 0
        ? []
        : [
            {
              Tutar: tutar(h.Tevkifat),
              Alt: h.tevkifatlar.map((t) => tevkif(t.Kod, t.Pay, t.Matrah, t.Tutar)),
            },
          ],
    Toplam: {
      Satirlar: tutar(h.Brut),
      Matrah: tutar(h.Matrah),
      VergiDahil: tutar(h.VergiDahil),
      Iskonto: h.Iskonto === 0 ? null : tutar(h.Iskonto),
      Artirim: null,
      Yuvarlama: null,
      Odenecek: tutar(h.Odenecek),
    },
    Kalemler: f.Kalemler.map((k, n) => belgeKalemi(k, n, h)),
  };
}

/** An amount of a document, in kuruş. */
export const belgeTutari = (metin: string): Kurus => kurus(Math.round(Number(metin) * LIRA));
