import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { gorunenUzunluk } from '../../platform/text/metin.ts';
import type { Surec } from '../../platform/process/surec.ts';

/** Names in the product. An installation may use other names. */
export const GOREV_DURUM_ADLARI = {
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
} as const;
/** The states of a task, by the key of their row in the list `surecDurum` (customers.md 2.7). */
export type GorevDurumu = keyof typeof GOREV_DURUM_ADLARI;
export const GOREV_DURUMLARI = Object.keys(GOREV_DURUM_ADLARI) as GorevDurumu[];

const SURENLER: readonly GorevDurumu[] = [
  'planlandi',
  'gelistirmede',
  'testbekliyor',
  'testte',
  'testonayli',
  'testred',
  'versiyonda',
];
/** True while the task still needs work. */
export const gorevAcik = (durum: GorevDurumu): boolean => SURENLER.includes(durum);

/** Columns of the board, in their order. After a failed test the task returns to its developer. */
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

/** Minimum number of characters of a reason, a note and test steps. */
const EN_AZ_SEBEP = 10;
/** From this number of started tasks on, the next one brings a warning (work in progress). */
export const AYNI_ANDA_IS = 3;

/** The facts that the state machine reads. */
export interface GorevHali {
  readonly DurumAnahtar: GorevDurumu;
  readonly AtananId: number | null;
  readonly TestciId: number | null;
  /** The reason for the block. Null: not blocked. */
  readonly Engel: string | null;
  /** 'dolu': the target version takes no more tasks. 'yok': no version is chosen. */
  readonly VersiyonDurumu: 'yok' | 'acik' | 'dolu';
  /** Criteria of its analysis that the last test of the round has not passed. A task without criteria counts as one. */
  readonly KalanKriter: number;
  /** True if the last test of the round failed, with steps and a picture. */
  readonly RedKaniti: boolean;
}

export interface GorevCagirani {
  readonly Id: number;
  /** Permission 1032. */
  readonly isYonetir: boolean;
}

const atanani = (g: GorevHali, c: GorevCagirani): boolean => g.AtananId === c.Id;
const testcisi = (g: GorevHali, c: GorevCagirani): boolean => g.TestciId === c.Id;
const engelsiz = (g: GorevHali): boolean => g.Engel === null;
const ATANANIN = 'Bunu, işin atandığı kişi yapar; iş takıldıysa önce engeli kaldırınız.';

/** State machine of a task (customers.md 2.7). Server, buttons, tooltips, columns and the diagram read this table. */
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
      cumle: 'Testi, işi yapandan başka biri alır: testçisi belliyse o; iş takıldıysa önce engeli kaldırınız.',
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
      cumle: 'İşin versiyonu seçilmiş ve dondurulmamış olmalı; iş takıldıysa önce engeli kaldırınız.',
    },
    {
      nereden: ['versiyonda'],
      nereye: 'testonayli',
      ad: 'Versiyondan Çıkar',
      kim: (c) => c.isYonetir,
    },
    // Happens with the whole version, after all customers who asked were informed.
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

/** Errors of a state change, by field. */
export function gorevDurumHatalari(f: GorevDurumFormu): GorevDurumHatalari {
  const ne = YAZILAN[f.Durum];
  return ne !== undefined && gorunenUzunluk(f.Aciklama) < EN_AZ_SEBEP
    ? { Aciklama: `${ne} en az ${EN_AZ_SEBEP} karakterle yazınız.` }
    : {};
}

/** Warning before the start of one more task, or null. @param suren number of started tasks */
export const isUyarisi = (suren: number): string | null =>
  suren < AYNI_ANDA_IS ? null : `Geliştirmede ${suren} işiniz var; birini bitirmeden yenisine başlıyorsunuz.`;

/**
 * True if the task would wait for itself, directly or through others.
 * @param beklenenler the tasks that a task waits for
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

/** Filter tabs of the list, in their order. */
export const GOREV_SEKMELERI = {
  acik: 'Açık',
  benim: 'Bana Atanan',
  testim: 'Testimi Bekleyen',
  geciken: 'Geciken',
  engelli: 'Takılan',
  kapanan: 'Kapanan',
  hepsi: 'Hepsi',
} as const;
export type GorevSekmesi = keyof typeof GOREV_SEKMELERI;

/** Number of cards in a column at the start and per step, and the upper limit. */
export const PANO_BOYU = 20;
export const EN_COK_PANO_BOYU = 200;
/** Upper limit of awaited tasks. */
export const EN_COK_BAG = 50;
/** Upper limit of an estimate, in hours. */
export const EN_COK_TAHMIN = 9999;

export const TEST_SONUCLARI = { gecti: 'Geçti', kaldi: 'Kaldı', engelli: 'Takıldı' } as const;
export type TestSonucu = keyof typeof TEST_SONUCLARI;

/** True for a person who may edit the task: its opener, its developer, its tester, or a planner. */
export const gorevDuzenler = (
  g: Pick<GorevHali, 'AtananId' | 'TestciId'> & { readonly AcanId: number },
  c: GorevCagirani,
): boolean => c.isYonetir || [g.AcanId, g.AtananId, g.TestciId].includes(c.Id);

/** Reason to refuse this person the assignment, or null. Anybody may take an unassigned task. */
export function atamaEngeli(
  g: Pick<GorevHali, 'DurumAnahtar' | 'AtananId' | 'TestciId'>,
  yeni: Pick<GorevHali, 'AtananId' | 'TestciId'>,
  c: GorevCagirani,
): string | null {
  if (!gorevAcik(g.DurumAnahtar)) return 'Bu iş kapanmış; artık kimseye atanmaz.';
  if (yeni.AtananId !== null && yeni.AtananId === yeni.TestciId)
    return 'Bir işi, yapan kişi test edemez; başka bir testçi seçiniz.';
  if (yeni.AtananId === null && g.DurumAnahtar !== 'planlandi')
    return 'Başlanmış bir iş sahipsiz kalamaz; kime atandığını seçiniz.';
  const testli =
    g.DurumAnahtar !== 'planlandi' && g.DurumAnahtar !== 'gelistirmede' && g.DurumAnahtar !== 'testbekliyor';
  if (yeni.TestciId === null && testli) return 'Testi başlamış bir işin testçisi boş bırakılamaz.';
  const ustlenir = g.AtananId === null && yeni.AtananId === c.Id && yeni.TestciId === g.TestciId;
  const devreder = g.AtananId === c.Id && yeni.TestciId === g.TestciId;
  return c.isYonetir || ustlenir || devreder
    ? null
    : 'İşi, üzerinde olan kişi ya da işleri dağıtan biri atar; sahipsiz işi kendiniz üstlenebilirsiniz.';
}

/** Kinds of history lines of a task. */
export const GOREV_HAREKETLERI = hareketSozlugu({
  nesne: 'gorev',
  ad: 'İş',
  turler: {
    acildi: 'İş açıldı',
    duzenlendi: 'İş düzenlendi',
    ustlenildi: 'İş üstlenildi',
    atandi: 'İş atandı',
    durum: 'Durum değişti',
    engel: 'Engel değişti',
    test: 'Test kaydı yazıldı',
    not: 'Not yazıldı',
    dosya: 'Dosyalar değişti',
    bag: 'Bağlar değişti',
    sure: 'Çalışma süresi yazıldı',
    kod: 'Kod gönderildi',
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
