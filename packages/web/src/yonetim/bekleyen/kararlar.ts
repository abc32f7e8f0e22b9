import { duzeltmeYaz } from '@masabasi/core/mesai/duzeltme/rules';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { anasayfa } from '../../calls/anasayfa.ts';
import { bekleyen } from '../../calls/bekleyen.ts';
import { mola } from '../../calls/mola.ts';
import { talep } from '../../calls/talep.ts';
import { teklif } from '../../calls/teklif.ts';
import { izinAraligiYaz } from '../../izin/izin/IzinKutusu.tsx';
import { useEndpoint } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';

/** Kinds of decisions: their rooms, and the kinds of notifications that ask for them. */
export const KARAR_TURLERI = {
  talep: { ad: 'İzin', bildirim: 'izinIstegi' },
  mola: { ad: 'Mola düzeltmesi', bildirim: 'duzeltmeIstegi' },
  teklif: { ad: 'Teklif onayı', bildirim: 'iskontoOnayi' },
  bekleyen: { ad: 'Analiz', bildirim: null },
} as const;
export type KararTuru = keyof typeof KARAR_TURLERI;

/** A record that waits for the person's decision. */
export interface Karar {
  readonly tur: KararTuru;
  readonly Id: number;
  readonly kim: string;
  readonly konu: string;
  /** Waits since then, as text. */
  readonly zaman: string;
}

/** Name of a decision in the address. */
export const kararAdi = (k: Pick<Karar, 'tur' | 'Id'>): string => `${k.tur}-${k.Id}`;

/** All decisions that wait for the person, room by room. Undefined: they are still read. */
export function useKararlar(): readonly Karar[] | undefined {
  const ben = useKullanici().Id;
  const sayilar = useEndpoint(anasayfa.bekleyenlerim, {}).data?.bekleyenler;
  const bekler = (oda: KararTuru) => sayilar?.some((b) => b.Oda === oda) ?? false;
  // Only the lists of rooms in which something waits are read.
  const okunur = (oda: KararTuru) => ({ enabled: bekler(oda) });
  const talepler = useEndpoint(talep.izinTalepList, { Durum: 'Bekliyor' }, okunur('talep'));
  const duzeltmeler = useEndpoint(mola.molaDuzeltmeList, { Durum: 'Bekliyor' }, okunur('mola'));
  const teklifler = useEndpoint(teklif.getTeklifList, { sekme: 'onayim' }, okunur('teklif'));
  const analizler = useEndpoint(bekleyen.bekleyenListe, {}, okunur('bekleyen'));
  if (sayilar === undefined) return undefined;
  if ([talepler, duzeltmeler, teklifler, analizler].some((q) => q.isLoading)) return undefined;
  return [
    ...(bekler('talep') ? (talepler.data?.talepler ?? []) : [])
      // My own request needs another person's decision.
      .filter((t) => t.UserId !== ben)
      .toSorted((a, b) => karsilastir(a.Baslangic, b.Baslangic))
      .map((t) => ({
        tur: 'talep' as const,
        Id: t.Id,
        kim: t.Ad,
        konu: `${t.IzinId === null ? t.izinTur : 'İzin iptali'}, ${izinAraligiYaz(t)}`,
        zaman: zamanYaz(t.CreateDateTime),
      })),
    ...(bekler('mola') ? (duzeltmeler.data?.duzeltmelist ?? []) : []).map((d) => ({
      tur: 'mola' as const,
      Id: d.Id,
      kim: d.Kisi,
      konu: `Mola düzeltmesi, ${duzeltmeYaz(d)}`,
      zaman: zamanYaz(d.CreateDateTime),
    })),
    ...(bekler('teklif') ? (teklifler.data?.tekliflist ?? []) : []).map((t) => ({
      tur: 'teklif' as const,
      Id: t.Id,
      kim: t.Musteri,
      konu: `Teklif onayı, ${teklifNo(t.No, t.Revizyon)}: ${t.Baslik}`,
      zaman: tarihYaz(t.Tarih),
    })),
    ...(bekler('bekleyen') ? (analizler.data?.bekleyenlist ?? []) : [])
      .filter((b) => b.Neden === 'kabul')
      .map((b) => ({
        tur: 'bekleyen' as const,
        Id: b.Id,
        kim: b.Baslik,
        konu: `Analiz kararı, ${b.No}, ${b.Proje}`,
        zaman: zamanYaz(b.SonHareket),
      })),
  ];
}
