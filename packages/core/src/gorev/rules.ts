import { hareketSozlugu } from '../hareket/rules.ts';
import { gorunenUzunluk } from '../metin.ts';
import type { Surec } from '../surec.ts';

/** The states of a task, by the key of their row in the list `surecDurum` (customers.md 2.7). */
export const GOREV_DURUMLARI = [
  'planlandi',
  'gelistirmede',
  'testbekliyor',
  'testte',
  'testonayli',
  'testred',
  'versiyonda',
  'yayinlandi',
  'kapandi',
  'iptal',
] as const;
export type GorevDurumu = (typeof GOREV_DURUMLARI)[number];

/** As the product calls them; an installation may call them otherwise. */
export const GOREV_DURUM_ADLARI: Readonly<Record<GorevDurumu, string>> = {
  planlandi: 'Planlandı',
  gelistirmede: 'Geliştirmede',
  testbekliyor: 'Test Bekliyor',
  testte: 'Testte',
  testonayli: 'Test Onaylı',
  testred: 'Test Red',
  versiyonda: 'Versiyona Alındı',
  yayinlandi: 'Yayınlandı',
  kapandi: 'Kapandı',
  iptal: 'İptal',
};

const SURENLER: readonly GorevDurumu[] = [
  'planlandi',
  'gelistirmede',
  'testbekliyor',
  'testte',
  'testonayli',
  'testred',
  'versiyonda',
];
/** Whether somebody still has something to do with it. */
export const gorevAcik = (durum: GorevDurumu): boolean => SURENLER.includes(durum);

/** The columns of the board, in their order: a test that failed is back with who builds it. */
export const PANO_DURUMLARI = [
  'planlandi',
  'gelistirmede',
  'testred',
  'testbekliyor',
  'testte',
  'testonayli',
  'versiyonda',
  'yayinlandi',
] as const satisfies readonly GorevDurumu[];

/** A reason, a note of what was built, and how something was tried have at least so many characters. */
export const EN_AZ_SEBEP = 10;
/** So many tasks of one person may be in work before it is warned of (work in progress). */
export const AYNI_ANDA_IS = 3;

/** What the machine looks at. */
export interface GorevHali {
  readonly DurumAnahtar: GorevDurumu;
  readonly AtananId: number | null;
  readonly TestciId: number | null;
  /** Why it cannot go on; null: it can. */
  readonly Engel: string | null;
  /** The version it is meant for takes no more; or none is chosen. */
  readonly VersiyonDurumu: 'yok' | 'acik' | 'dolu';
  /** Of the criteria of its analysis, those that the last test of the round has not passed; of a task without any, the task itself. */
  readonly KalanKriter: number;
  /** Whether the last test of the round failed with steps and a picture. */
  readonly RedKaniti: boolean;
}

export interface GorevCagirani {
  readonly Id: number;
  /** Right 1032. */
  readonly isYonetir: boolean;
}

const atanani = (g: GorevHali, c: GorevCagirani): boolean => g.AtananId === c.Id;
const testcisi = (g: GorevHali, c: GorevCagirani): boolean => g.TestciId === c.Id;
const engelsiz = (g: GorevHali): boolean => g.Engel === null;
const ATANANIN = 'Bunu, işin atandığı kişi yapar; iş engelliyse önce engeli kaldırınız.';

/** The way of a task (customers.md 2.7): server, buttons, their tooltips, columns and the drawn diagram read this table. */
export const GOREV_SURECI: Surec<GorevDurumu, GorevHali, GorevCagirani> = {
  durumlar: GOREV_DURUMLARI,
  ilk: 'planlandi',
  hali: (g) => g.DurumAnahtar,
  gecisler: [
    {
      nereden: ['planlandi'],
      nereye: 'gelistirmede',
      ad: 'Geliştirmeye Başla',
      kosul: (g, c) => engelsiz(g) && (g.AtananId === null || atanani(g, c)) && !testcisi(g, c),
      cumle: ATANANIN,
    },
    {
      nereden: ['testred'],
      nereye: 'gelistirmede',
      ad: 'Düzeltmeye Başla',
      kosul: (g, c) => engelsiz(g) && atanani(g, c),
      cumle: ATANANIN,
    },
    {
      nereden: ['gelistirmede'],
      nereye: 'testbekliyor',
      ad: 'Teste Ver',
      kosul: (g, c) => engelsiz(g) && atanani(g, c),
      cumle: ATANANIN,
    },
    {
      nereden: ['testbekliyor'],
      nereye: 'testte',
      ad: 'Teste Al',
      kosul: (g, c) => engelsiz(g) && !atanani(g, c) && (g.TestciId === null || testcisi(g, c)),
      cumle: 'Testi, işi yapandan başka biri alır: testçisi belliyse o; iş engelliyse önce engeli kaldırınız.',
    },
    {
      nereden: ['testte'],
      nereye: 'testonayli',
      ad: 'Testi Onayla',
      kosul: (g, c) => engelsiz(g) && testcisi(g, c) && g.KalanKriter === 0,
      cumle: 'Testi, testçisi onaylar; her kabul kriterinin geçtiğine dair bir test kaydı olmalı.',
    },
    {
      nereden: ['testte'],
      nereye: 'testred',
      ad: 'Testten Döndür',
      kosul: (g, c) => testcisi(g, c) && g.RedKaniti,
      cumle: 'Testten, testçisi döndürür; adımları ve resmiyle kalan bir test kaydı olmalı.',
    },
    {
      nereden: ['testonayli'],
      nereye: 'versiyonda',
      ad: 'Versiyona Al',
      kim: (c) => c.isYonetir,
      kosul: (g) => engelsiz(g) && g.VersiyonDurumu === 'acik',
      cumle: 'İşin versiyonu seçilmiş ve dondurulmamış olmalı; iş engelliyse önce engeli kaldırınız.',
    },
    {
      nereden: ['versiyonda'],
      nereye: 'testonayli',
      ad: 'Versiyondan Çıkar',
      kim: (c) => c.isYonetir,
    },
    // With the whole version, and when everybody who asked has been told.
    { nereden: ['versiyonda'], nereye: 'yayinlandi', ad: 'Yayınla', dolayli: true, kim: (c) => c.isYonetir },
    { nereden: ['yayinlandi'], nereye: 'kapandi', ad: 'Kapat', dolayli: true, kim: (c) => c.isYonetir },
    {
      nereden: SURENLER,
      nereye: 'iptal',
      ad: 'İptal Et',
      kim: (c) => c.isYonetir,
    },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir iş kapanmıştır, durumu değişmez.`,
};

/** What is written with a change of state. */
export interface GorevDurumFormu {
  readonly Durum: GorevDurumu;
  readonly Aciklama: string;
}
export type GorevDurumHatalari = Partial<Record<keyof GorevDurumFormu, string>>;

const YAZILAN: Partial<Record<GorevDurumu, string>> = {
  testbekliyor: 'Ne yapıldığını',
  testred: 'Neden döndüğünü',
  iptal: 'İptal nedenini',
};

/** What is wrong with each field of a change of state. */
export function gorevDurumHatalari(f: GorevDurumFormu): GorevDurumHatalari {
  const ne = YAZILAN[f.Durum];
  return ne !== undefined && gorunenUzunluk(f.Aciklama) < EN_AZ_SEBEP
    ? { Aciklama: `${ne} en az ${EN_AZ_SEBEP} karakterle yazınız.` }
    : {};
}

/** What somebody has to see before they begin one more; null: nothing. @param suren how many they have in work already */
export const isUyarisi = (suren: number): string | null =>
  suren < AYNI_ANDA_IS ? null : `Geliştirmede ${suren} işiniz var; birini bitirmeden yenisine başlıyorsunuz.`;

/**
 * Whether a task would wait for itself, directly or through others.
 * @param beklenenler of each task, which ones it waits for
 */
export function donguMu(gorevId: number, beklenenId: number, beklenenler: (id: number) => readonly number[]): boolean {
  const gorulen = new Set<number>();
  const bakilacak = [beklenenId];
  for (let id = bakilacak.pop(); id !== undefined; id = bakilacak.pop()) {
    if (id === gorevId) return true;
    if (gorulen.has(id)) continue;
    gorulen.add(id);
    bakilacak.push(...beklenenler(id));
  }
  return false;
}

/** The parts of the list, in their order. */
export const GOREV_SEKMELERI = {
  acik: 'Açık',
  benim: 'Bana Atanan',
  testim: 'Testimi Bekleyen',
  geciken: 'Geciken',
  engelli: 'Engelli',
  kapanan: 'Kapanan',
  hepsi: 'Hepsi',
} as const;
export type GorevSekmesi = keyof typeof GOREV_SEKMELERI;

/** So many cards a column of the board begins with, and grows by; and so many it has at most. */
export const PANO_BOYU = 20;
export const EN_COK_PANO_BOYU = 200;
/** So many tasks one waits for at most. */
export const EN_COK_BAG = 50;
/** Hours that somebody may think it takes. */
export const EN_COK_TAHMIN = 9999;

/** What came of a test. */
export const TEST_SONUCLARI = { gecti: 'Geçti', kaldi: 'Kaldı', engelli: 'Engelli' } as const;
export type TestSonucu = keyof typeof TEST_SONUCLARI;

/** Whether somebody may change what is written of a task: who opened it, builds or tests it, or plans. */
export const gorevDuzenler = (
  g: Pick<GorevHali, 'AtananId' | 'TestciId'> & { readonly AcanId: number },
  c: GorevCagirani,
): boolean => c.isYonetir || [g.AcanId, g.AtananId, g.TestciId].includes(c.Id);

/** Why this one may not give a task away; null: they may. A task that is nobody's, anybody takes for themselves. */
export function atamaEngeli(
  g: Pick<GorevHali, 'DurumAnahtar' | 'AtananId' | 'TestciId'>,
  yeni: Pick<GorevHali, 'AtananId' | 'TestciId'>,
  c: GorevCagirani,
): string | null {
  if (!gorevAcik(g.DurumAnahtar)) return 'Bu iş kapanmış; artık kimseye verilmez.';
  if (yeni.AtananId !== null && yeni.AtananId === yeni.TestciId)
    return 'Bir işi, yapan kişi test edemez; başka bir testçi seçiniz.';
  if (yeni.AtananId === null && g.DurumAnahtar !== 'planlandi')
    return 'Başlanmış bir iş sahipsiz kalamaz; kime verildiğini seçiniz.';
  const testli =
    g.DurumAnahtar !== 'planlandi' && g.DurumAnahtar !== 'gelistirmede' && g.DurumAnahtar !== 'testbekliyor';
  if (yeni.TestciId === null && testli) return 'Testi başlamış bir işin testçisi boş bırakılamaz.';
  const ustlenir = g.AtananId === null && yeni.AtananId === c.Id && yeni.TestciId === g.TestciId;
  const devreder = g.AtananId === c.Id && yeni.TestciId === g.TestciId;
  return c.isYonetir || ustlenir || devreder
    ? null
    : 'İşi, üzerinde olan kişi ya da işleri dağıtan biri verir; sahipsiz işi kendiniz üstlenebilirsiniz.';
}

/** What happens to a task. */
export const GOREV_HAREKETLERI = hareketSozlugu({
  nesne: 'gorev',
  ad: 'İş',
  turler: {
    acildi: 'İş açıldı',
    duzenlendi: 'İş düzenlendi',
    ustlenildi: 'İş üstlenildi',
    atandi: 'İş verildi',
    durum: 'Durum değişti',
    engel: 'Engel değişti',
    test: 'Test kaydı yazıldı',
    not: 'Not yazıldı',
    dosya: 'Dosyalar değişti',
    bag: 'Bağlar değişti',
    sure: 'Çalışma süresi yazıldı',
    kod: 'Kod itildi',
  },
  alanlar: {
    DurumAnahtar: 'Durum',
    AtananId: 'Atanan no',
    TestciId: 'Testçi no',
    Engel: 'Engel',
    Sonuc: 'Test sonucu',
    BeklenenId: 'Beklenen iş no',
    Dakika: 'Dakika',
  },
});
