import type { PanoSatiri } from './contract.ts';
import type { An } from '../../platform/time/tarih.ts';
import { istanbulSaati, ms } from '../../platform/time/tarih.ts';
import { gorunenUzunluk, kisalt } from '../../platform/text/metin.ts';

/**
 * Break statuses and their rules (specification 2.5, 2.6, 4.1, 4.2, 5.2, 9; server/mesai/mola/README.md). Every set of
 * ids is a filter over the table below.
 */

export const MESAI_BASLANGICI = 643;
export const ERKEN_CIKIS = 649;
export const MASA_BASI = 651;

/** The groups `diger` and `yemek` have a limited number of places in a department. */
export type MolaGrubu = 'diger' | 'yemek';
/** Look of a board card. `izinli` is a person on leave. */
export type PanoStili = 'masa' | 'uyari' | 'mola' | 'izinli' | 'yok' | 'bitti';

export interface MolaDurumu {
  readonly Id: number;
  readonly Ad: string;
  /** The person must write a reason. */
  readonly sebep: boolean;
  /** Its minutes count as break time. */
  readonly toplam: boolean;
  /** Its timer runs. */
  readonly sayac: boolean;
  /** A person may choose the status. */
  readonly secilir: boolean;
  readonly grup: MolaGrubu | null;
  readonly stil: PanoStili;
}

const d = (Id: number, Ad: string, o: Partial<MolaDurumu>): MolaDurumu => ({
  Id,
  Ad,
  sebep: false,
  toplam: false,
  sayac: true,
  secilir: true,
  grup: null,
  stil: 'mola',
  ...o,
});

export const MOLA_DURUMLARI: readonly MolaDurumu[] = [
  d(643, 'Mesai Başlangıcı', { sayac: false, secilir: false }),
  d(644, 'Toplantı', { sebep: true }),
  d(645, 'Sigara Molası', { toplam: true, grup: 'diger' }),
  d(646, 'Çay Molası', { toplam: true, grup: 'diger' }),
  d(647, 'İhtiyaç Molası', { toplam: true, grup: 'diger' }),
  d(648, 'Yemek Molası', { toplam: true, grup: 'yemek' }),
  d(649, 'Erken Çıkış', { sebep: true, sayac: false, stil: 'uyari' }),
  d(650, 'Özel İş (Dışarıda)', { sebep: true, toplam: true, stil: 'uyari' }),
  d(651, 'Masa Başı', { sayac: false, stil: 'masa' }),
  d(652, 'Dış Görev', { sebep: true }),
];

const TABLO = new Map(MOLA_DURUMLARI.map((m) => [m.Id, m]));
const idler = (kosul: (m: MolaDurumu) => boolean): readonly number[] => MOLA_DURUMLARI.filter(kosul).map((m) => m.Id);

export const SEBEP_ISTEYENLER = idler((m) => m.sebep);
export const TOPLAMA_GIRENLER = idler((m) => m.toplam);
export const DIGER_MOLALAR = idler((m) => m.grup === 'diger');
export const YEMEK_MOLALARI = idler((m) => m.grup === 'yemek');
export const SECILEBILENLER = idler((m) => m.secilir);

/** The row of the table, or undefined for an id that is not a break status. */
export const molaDurumu = (id: number | null | undefined): MolaDurumu | undefined => TABLO.get(id ?? 0);
/** Name of a status. A record without status is the end of the shift. */
export const molaAdi = (id: number | null | undefined): string => molaDurumu(id)?.Ad ?? 'Mesai Bitişi';
/** The ids of the statuses that share places in this group. Empty without a group. */
export const grubunIdleri = (grup: MolaGrubu | null): readonly number[] =>
  grup === null ? [] : idler((m) => m.grup === grup);

// ——— exact texts of the specification ———
export const METIN = {
  degismedi: 'Mola Durumunuz Değiştirilemedi',
  moladakiler: 'Moladaki kişiler ...',
  degisirkenHata: 'Mola Durumunuz değişirken hata oluştu. Lütfen Sayfı yenileyerek tekrar deneyiniz.',
  sureHesaplanamadi: 'Mola Süresi Hesaplanamadi',
  sureSorunu: 'Süre Hesaplamada Sorun oluştu',
  yetersiz: 'Yetersiz Giriş',
  enAz10: 'En Az 10 Karakter Girmelisiniz...',
  sebepYerTutucu: 'Detay Bilgi Giriniz...',
  mesaiBitti: 'Mesai Bitti',
  erkenCikis: 'Erken Çıkış',
  girisYok: 'Giriş Yapılmadı',
  izinli: 'İzinli',
} as const;

/** Texts for a person without a shift (not in the specification): expected later, or not working today. */
export const BEKLENMEYEN = { sonra: 'Bekleniyor', bugun: 'Çalışmıyor' } as const;

export const SEBEP_EN_AZ = 10;
export const SEBEP_EN_FAZLA = 500;
export const IZIN_NOTU_UZUNLUGU = 20;
export const PANO_SAYACI = 601;

/** The reason as it is stored. */
export const sebepDuzenle = (aciklama: string | null | undefined): string => (aciklama ?? '').trim();

/** Error of a reason, or null: at least ten visible characters (specification 5.2). */
export function sebepHatasi(aciklama: string | null | undefined): string | null {
  return gorunenUzunluk(aciklama ?? '') >= SEBEP_EN_AZ ? null : METIN.enAz10;
}

export interface DegisimDurumu {
  /** The person's open status. Null before the shift starts. */
  readonly mevcut: number | null;
  readonly yeni: number;
  readonly aciklama: string | null;
  readonly mobil: boolean;
  readonly mesaiBitti: boolean;
  /** On full-day leave today. */
  readonly izinli: boolean;
}

/**
 * Reason to refuse this status now, or null. The database counts the places of the department, and that check follows
 * (settled: breaks 1 to 5).
 */
export function degisimEngeli({ mevcut, yeni, aciklama, mobil, mesaiBitti, izinli }: DegisimDurumu): string | null {
  const hedef = molaDurumu(yeni);
  if (!hedef?.secilir) return 'Böyle bir mola türü seçilemez.';
  if (mobil) return 'Mobil cihazdan mola durumu değiştirilemez.';
  if (mesaiBitti) return 'Mesai saatiniz bittiği için mola durumunuz değiştirilemez.';
  if (izinli && mevcut === null) return 'Bugün izinli görünüyorsunuz; mesainiz başlatılmadı.';
  if (mevcut === null && yeni !== MASA_BASI) return `Önce '${molaAdi(MASA_BASI)}' ile mesainizi başlatınız.`;
  if (mevcut === yeni) return `Zaten '${hedef.Ad}' durumundasınız.`;
  return hedef.sebep && sebepHatasi(aciklama) ? METIN.enAz10 : null;
}

/** The toast after a change: from the old status to the new one. */
export const degisimMetni = (eski: number | null, yeni: number): string =>
  eski === null ? `Mesainiz başladı: ${molaAdi(yeni)}` : `${molaAdi(eski)} → ${molaAdi(yeni)}`;

/** One interval of a shift. `Bitis_Zamani` is null while it is open. */
export interface MolaAraligi {
  readonly Mola_Durum_Id: number | null;
  readonly Baslama_Zamani: An;
  readonly Bitis_Zamani: An | null;
}

/** Whole milliseconds add up exactly. With seconds, 21.714 + 26.142 + 12.144 fall short of a minute. */
const gecenMs = (a: MolaAraligi, simdi: An): number => Math.max(0, ms(a.Bitis_Zamani ?? simdi) - ms(a.Baslama_Zamani));

/** Seconds of an interval at `simdi`, never negative. */
export const gecenSaniye = (a: MolaAraligi, simdi: An): number => gecenMs(a, simdi) / 1000;

/** Total break minutes: first the sum of the intervals, then whole minutes (settled: breaks 6). */
export const toplamDakika = (araliklar: readonly MolaAraligi[], simdi: An): number =>
  Math.floor(araliklar.reduce((t, a) => t + (molaDurumu(a.Mola_Durum_Id)?.toplam ? gecenMs(a, simdi) : 0), 0) / 60_000);

/** The shift data in a board row or of the signed-in user. */
export interface MesaiGorunumu {
  readonly Baslama: string | null;
  readonly Mesai_Bitis: string | null;
  readonly Mola_Durum_Id: number | null;
  readonly Baslama_Zamani: string | null;
  /** Break seconds of the closed intervals of this shift. */
  readonly KapaliSaniye: number;
}

/** True if the shift is over at `simdi`. */
export const mesaiBittiMi = (m: Pick<MesaiGorunumu, 'Mesai_Bitis'>, simdi: An): boolean =>
  m.Mesai_Bitis !== null && ms(m.Mesai_Bitis) <= ms(simdi);

/** Total break minutes of a running shift, from its closed seconds and its open status. */
export function molaSuresi(m: MesaiGorunumu, simdi: An): number {
  const son = m.Mesai_Bitis === null ? ms(simdi) : Math.min(ms(simdi), ms(m.Mesai_Bitis));
  const acik = molaDurumu(m.Mola_Durum_Id)?.toplam && m.Baslama_Zamani ? Math.max(0, son - ms(m.Baslama_Zamani)) : 0;
  return Math.floor((Math.round(m.KapaliSaniye * 1000) + acik) / 60_000);
}

export interface PanoGorunumu extends MesaiGorunumu {
  /** Expected start of a shift that has not begun. Null: not expected. */
  readonly Beklenen: string | null;
  readonly izinTur: string | null;
  readonly izinAcik: string | null;
}

/** Label and look of a board card: leave first, then not come, ended, then the status. */
export function panoDurumu(m: PanoGorunumu, simdi: An): { etiket: string; stil: PanoStili } {
  if (m.izinTur !== null && m.Baslama === null) return { etiket: m.izinTur, stil: 'izinli' };
  if (m.Baslama === null && m.Beklenen === null) return { etiket: BEKLENMEYEN.bugun, stil: 'bitti' };
  if (m.Baslama === null && !gelmedi(m, simdi))
    return { etiket: `${BEKLENMEYEN.sonra} ${istanbulSaati(m.Beklenen!)}`, stil: 'bitti' };
  if (m.Baslama === null) return { etiket: METIN.girisYok, stil: 'yok' };
  if (mesaiBittiMi(m, simdi)) return { etiket: METIN.mesaiBitti, stil: 'bitti' };
  const durum = molaDurumu(m.Mola_Durum_Id);
  return { etiket: durum?.Ad ?? METIN.girisYok, stil: durum?.stil ?? 'yok' };
}

/** The leave note on a card: twenty characters and an ellipsis. */
export const izinNotu = (not: string | null): string => kisalt(not ?? '', IZIN_NOTU_UZUNLUGU);

/** True for a person without a shift today and not on leave, expected or not. The board shows them only on request. */
export const girisYapmadi = (m: PanoGorunumu): boolean => m.Baslama === null && m.izinTur === null;

/** True for an expected person who has no shift today and is not on leave (settled: breaks 7). */
export const gelmedi = (m: PanoGorunumu, simdi: An): boolean =>
  m.Baslama === null && m.izinTur === null && m.Beklenen !== null && ms(m.Beklenen) <= ms(simdi);

export interface PanoSayilari {
  diger: number;
  yemek: number;
  masada: number;
  gelmeyen: number;
  izinli: number;
  /** At work, but neither at the desk nor on a counted break: 644, 649, 650, 652. */
  baska: number;
}

/** The counts of a board (specification 4.1: a break counts only in a started shift). */
export function panoSayilari(satirlar: readonly PanoGorunumu[], simdi: An): PanoSayilari {
  const s: PanoSayilari = { diger: 0, yemek: 0, masada: 0, gelmeyen: 0, izinli: 0, baska: 0 };
  for (const m of satirlar) {
    if (m.Baslama === null) {
      if (m.izinTur !== null) s.izinli++;
      else if (gelmedi(m, simdi)) s.gelmeyen++;
    } else if (!mesaiBittiMi(m, simdi)) {
      const durum = molaDurumu(m.Mola_Durum_Id);
      if (durum?.grup === 'diger') s.diger++;
      else if (durum?.grup === 'yemek') s.yemek++;
      else if (m.Mola_Durum_Id === MASA_BASI) s.masada++;
      else if (m.Mola_Durum_Id !== null && m.Mola_Durum_Id !== MESAI_BASLANGICI) s.baska++;
    }
  }
  return s;
}

const PANO_ALANLARI: Readonly<Record<keyof PanoSatiri, 'sayi' | 'sayi?' | 'metin' | 'metin?'>> = {
  Id: 'sayi',
  Ad: 'metin',
  Grup: 'metin?',
  DepartmanId: 'sayi',
  MolaDurum: 'sayi?',
  Mola_Durum_Id: 'sayi?',
  mola: 'metin?',
  Baslama: 'metin?',
  Baslama_Zamani: 'metin?',
  Mesai_Bitis: 'metin?',
  molasure: 'sayi',
  KapaliSaniye: 'sayi',
  izinTur: 'metin?',
  izinAcik: 'metin?',
  tumAciklama: 'metin',
  Gun: 'metin?',
  Beklenen: 'metin?',
};

/** True if an event has a board row in this version's shape. A server of another version may send another shape. */
export function panoSatiriMi(deger: unknown): deger is PanoSatiri {
  if (typeof deger !== 'object' || deger === null) return false;
  const satir = new Map<string, unknown>(Object.entries(deger));
  return Object.entries(PANO_ALANLARI).every(([ad, tur]) => {
    const v = satir.get(ad);
    if (v === null) return tur.endsWith('?');
    return typeof v === (tur.startsWith('sayi') ? 'number' : 'string');
  });
}
