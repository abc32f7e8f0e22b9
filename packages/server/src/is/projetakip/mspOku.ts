import type { DisBag, DisGorev } from '@masabasi/core/is/projetakip/aktarim';
import { EN_COK_KONU, EN_COK_PLAN } from '@masabasi/core/is/projetakip/rules';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { hepsi, ilk, metni, type XmlDugumu, XmlHatasi, xmlOku } from '../../platform/xml/xml.ts';
import { ani, BAGLAR, birimi, type DosyaAni, evet, GUN_DAKIKASI, haftaIci, sayi, suresi } from './mspBirim.ts';

/** Reads Microsoft Project's XML. Other programs write it, too, with missing or different parts. */

export interface DisDosya {
  readonly gorevler: readonly DisGorev[];
  /** The first day of the project in the file. Null when it is missing. */
  readonly Baslama: Gun | null;
  /** A sentence for each difference between the file and the import. */
  readonly uyarilar: readonly string[];
}

/** A file with more tasks than a project can hold is refused before it is examined. */
const EN_COK_GOREV = 2 * (EN_COK_PLAN + EN_COK_KONU);
const EN_COK_DUZEY = 20;
const GUNLUK_DAKIKA = 480;
/** Largest number of names in a sentence. A longer list gives only its count. */
const ADLAR = 20;

/** Constraints that stop a link from moving a task: it must start or end on a day, or not after a day. */
const GUNE_BAGLI = new Set([2, 3, 5, 7]);
/** Constraints whose date is the start of the task. */
const BASLAMA_KISITLARI = new Set([2, 4]);
/** Constraints that the import cannot keep. A plan follows the others by itself. */
const TASINMAYAN_KISITLAR = new Set([1, 2, 3, 5, 6, 7]);

/** A task with the moments that the file gives. */
interface OkunanGorev {
  readonly dugum: XmlDugumu;
  readonly bas: DosyaAni | null;
  /** Its end as minutes since 1970. The last day counts to its end. */
  readonly bit: number | null;
  readonly sonGun: Gun | null;
  readonly KilometreTasi: boolean;
  /** Minutes of working time or of elapsed time. */
  readonly sure: number | null;
  readonly Sure: number | null;
}

const ilkAni = (g: XmlDugumu, ...alanlar: readonly string[]): DosyaAni | null => {
  for (const alan of alanlar) {
    const an = ani(metni(g, alan));
    if (an !== null) return an;
  }
  return null;
};

/** Sentences, each with the tasks it is about. */
class Sozler {
  readonly #adlar = new Map<string, Set<string>>();
  yaz(cumle: string, g: XmlDugumu): void {
    const adlar = this.#adlar.get(cumle) ?? new Set();
    adlar.add(`‘${(metni(g, 'Name') ?? 'Adsız').replace(/\s+/g, ' ').slice(0, 60)}’`);
    this.#adlar.set(cumle, adlar);
  }
  get hepsi(): string[] {
    return [...this.#adlar].map(([cumle, adlar]) => {
      const artan = adlar.size > ADLAR ? ` ve ${adlar.size - ADLAR} görev daha` : '';
      return `${cumle}: ${[...adlar].slice(0, ADLAR).join(', ')}${artan}.`;
    });
  }
}

/** The last day of an end. An end at midnight belongs to the day before. */
const sonGunu = (an: DosyaAni): Gun => (an.geceYarisi && !an.saatsiz ? gunEkle(an.gun, -1) : an.gun);
const TERS = 'Dosyada bitişi başlamasından önce olan görevler başladıkları günden sürelerince sürer';

/** The start and the end of a task. */
function gunleri(g: XmlDugumu, gunluk: number, sozler: Sozler): OkunanGorev {
  const kisit = sayi(metni(g, 'ConstraintType'));
  const bas =
    ilkAni(g, 'Start', 'ManualStart', 'ActualStart', 'EarlyStart') ??
    (kisit !== null && BASLAMA_KISITLARI.has(kisit) ? ilkAni(g, 'ConstraintDate') : null);
  const yazilanBit = ilkAni(g, 'Finish', 'ManualFinish', 'ActualFinish', 'EarlyFinish');
  const sure = suresi(metni(g, 'Duration') ?? metni(g, 'ManualDuration'));
  const gecer = birimi(sayi(metni(g, 'DurationFormat'))) === 'gecen';
  const Sure = sure === null || gecer || sure.dakika < 0 ? null : (sure.gun ?? sure.dakika / gunluk);
  const ortak = { dugum: g, bas, sure: Sure === null ? (sure?.dakika ?? null) : Sure * gunluk, Sure };

  const anlik = sure?.dakika === 0 && (bas === null || yazilanBit === null || yazilanBit.dakika <= bas.dakika);
  if (evet(metni(g, 'Milestone')) || anlik) {
    const gun = bas ?? yazilanBit;
    const uzun = bas !== null && yazilanBit !== null && sonGunu(yazilanBit) > bas.gun;
    if (uzun || (sure !== null && sure.dakika > 0 && bas !== null))
      sozler.yaz('Dosyada süresi olan kilometre taşları başladıkları güne konur', g);
    return { ...ortak, bas: gun, bit: gun?.dakika ?? null, sonGun: gun?.gun ?? null, KilometreTasi: true };
  }
  let bit = yazilanBit;
  if (bit === null && bas !== null && gecer && sure !== null && sure.dakika > 0)
    bit = ani(new Date((bas.dakika + sure.dakika) * 60_000).toISOString().slice(0, 16));
  if (bit === null || bit.saatsiz || !bit.geceYarisi) {
    const ters = bit !== null && bas !== null && bit.gun < bas.gun;
    if (ters) sozler.yaz(TERS, g);
    const sonGun = ters ? (Sure === null ? bas.gun : null) : (bit?.gun ?? null);
    // A day without a clock is a whole day.
    const dakika = bit === null || ters ? null : bit.dakika + (bit.saatsiz ? GUN_DAKIKASI : 0);
    return { ...ortak, bit: dakika, sonGun, KilometreTasi: false };
  }
  const onceki = sonGunu(bit);
  if (bas !== null && bit.gun < bas.gun) {
    sozler.yaz(TERS, g);
    return { ...ortak, bit: null, sonGun: Sure === null ? bas.gun : null, KilometreTasi: false };
  }
  // Programs with whole days put an end at midnight either at the begin or at the end of the last day. The duration
  // decides.
  const dahil =
    bas !== null &&
    (onceki < bas.gun || (Sure !== null && haftaIci(bas.gun, bit.gun) === Sure && haftaIci(bas.gun, onceki) !== Sure));
  return {
    ...ortak,
    bit: bit.dakika + (dahil ? GUN_DAKIKASI : 0),
    sonGun: dahil ? bit.gun : onceki,
    KilometreTasi: false,
  };
}

/** True when the moments in the file keep a link, with the shortest elapsed time of its lag. */
function tutar(b: Pick<DisBag, 'Tur'>, enAz: number, once: OkunanGorev | undefined, g: OkunanGorev): boolean {
  const basta = b.Tur === 'SS' || b.Tur === 'SF';
  const uc = once === undefined ? null : basta ? (once.bas?.dakika ?? null) : once.bit;
  // A milestone on a day without a clock may lie at its end.
  const payi = g.KilometreTasi && g.bas?.geceYarisi === true ? GUN_DAKIKASI : 0;
  const kendi = b.Tur === 'FS' || b.Tur === 'SS' ? (g.bas?.dakika ?? null) : g.bit;
  return uc === null || kendi === null || kendi + payi >= uc + enAz;
}

/** The elapsed minutes of a negative lag in working minutes may include nights, weekends and some holidays. */
const enAzDakika = (calisma: number, gunluk: number): number =>
  calisma >= 0 ? calisma : (calisma / gunluk) * GUN_DAKIKASI * 1.4 - 5 * GUN_DAKIKASI;

function bagi(
  dugum: XmlDugumu,
  g: OkunanGorev,
  gunluk: number,
  uidler: ReadonlyMap<number, OkunanGorev>,
  sozler: Sozler,
): DisBag[] {
  const Uid = sayi(metni(dugum, 'PredecessorUID'));
  if (Uid === null || evet(metni(dugum, 'CrossProject'))) {
    sozler.yaz('Başka projelere ya da numarası okunamayan görevlere olan bağlar alınmaz', g.dugum);
    return [];
  }
  const Tur = BAGLAR.get(metni(dugum, 'Type') ?? '1') ?? 'FS';
  const yazilan = metni(dugum, 'LinkLag');
  const deger = sayi(yazilan) ?? 0;
  if (yazilan !== null && sayi(yazilan) === null)
    sozler.yaz('Bağlarının bekleme süresi okunamadı, beklemesiz alınır', g.dugum);
  const once = uidler.get(Uid);
  const birim = birimi(sayi(metni(dugum, 'LagFormat')));
  if (birim === 'yuzde' || birim === 'gecenYuzde') {
    const enAz = enAzDakika(((once?.sure ?? 0) * deger) / 100, gunluk);
    const Birim = birim === 'yuzde' ? 'yuzde' : 'takvimYuzdesi';
    return [{ Uid, Tur, Gecikme: deger, Birim, Tutar: tutar({ Tur }, enAz, once, g) }];
  }
  // Lags are in tenths of minutes, in every display unit.
  const dakika = deger / 10;
  return birim === 'gecen'
    ? [{ Uid, Tur, Gecikme: dakika / GUN_DAKIKASI, Birim: 'takvimGunu', Tutar: tutar({ Tur }, dakika, once, g) }]
    : [{ Uid, Tur, Gecikme: dakika / gunluk, Tutar: tutar({ Tur }, enAzDakika(dakika, gunluk), once, g) }];
}

/** The written level of a task. Null when it is missing. */
function yazilanDuzey(g: XmlDugumu): number | null {
  const duzey = sayi(metni(g, 'OutlineLevel'));
  if (duzey !== null) return duzey;
  const no = metni(g, 'OutlineNumber');
  return no === null || !/^\d{1,9}(\.\d{1,9}){0,99}$/.test(no) ? null : no === '0' ? 0 : no.split('.').length;
}

/** True for the row of the whole project: number 0, above all others. */
function projeSatiri(g: XmlDugumu, digerleri: readonly XmlDugumu[]): boolean {
  if (sayi(metni(g, 'UID')) !== 0) return false;
  const duzey = yazilanDuzey(g);
  if (duzey === 0) return !digerleri.some((d) => d !== g && yazilanDuzey(d) === 0);
  return duzey === null && (evet(metni(g, 'Summary')) || ani(metni(g, 'Start')) === null);
}

/** The rows of tasks, in order. */
function gorevSatirlari(kok: XmlDugumu, sozler: Sozler): XmlDugumu[] {
  const dolu = hepsi(ilk(kok, 'Tasks'), 'Task').filter((g) => !evet(metni(g, 'IsNull')));
  const gorevler = dolu.filter((g) => {
    if (projeSatiri(g, dolu)) return false;
    const etkin = metni(g, 'Active');
    if (etkin === '0' || etkin === 'false') sozler.yaz('Etkin olmayan görevler alınmaz', g);
    else if (evet(metni(g, 'ExternalTask'))) sozler.yaz('Başka projelerin görevleri alınmaz', g);
    else return true;
    return false;
  });
  if (gorevler.length === 0) throw new XmlHatasi('Dosyada görev yok.');
  if (gorevler.length > EN_COK_GOREV)
    throw new XmlHatasi(`Dosyada ${gorevler.length} görev var; en çok ${EN_COK_GOREV} görev okunur.`);
  return gorevler;
}

/** The depth of each task, starting at 1. */
function duzeyleri(gorevler: readonly XmlDugumu[]): number[] {
  const yazilan = gorevler.map(yazilanDuzey);
  // Some programs count from 0.
  const artan = yazilan.includes(0) ? 1 : 0;
  return yazilan.map((d, i) => {
    const duzey = d === null ? 1 : d + artan;
    if (!Number.isInteger(duzey) || duzey < 1 || duzey > EN_COK_DUZEY)
      throw new XmlHatasi(`${yeri(gorevler[i]!, i)}: en çok ${EN_COK_DUZEY} düzey iç içe okunur.`);
    return duzey;
  });
}

function yeri(g: XmlDugumu, i: number): string {
  const ad = metni(g, 'Name') ?? '';
  return `${i + 1}. görev${ad === '' ? '' : ` (‘${ad.slice(0, 60)}’)`}`;
}

function numaralari(gorevler: readonly XmlDugumu[]): number[] {
  const gorulen = new Set<number>();
  return gorevler.map((g, i) => {
    const Uid = sayi(metni(g, 'UID'));
    if (Uid === null || gorulen.has(Uid))
      throw new XmlHatasi(`${yeri(g, i)}: numarası (UID) yok ya da iki kez geçiyor.`);
    gorulen.add(Uid);
    return Uid;
  });
}

/** Hours of work of a task, or of its assignments. */
function saati(g: XmlDugumu, atamalar: readonly XmlDugumu[]): number {
  const is = suresi(metni(g, 'Work'));
  const dakika = is?.dakika ?? atamalar.reduce((t, a) => t + (suresi(metni(a, 'Work'))?.dakika ?? 0), 0);
  return Math.max(0, dakika / 60);
}

/**
 * Reads the tasks of a file in order, without blank rows and the row of the project.
 * @throws XmlHatasi when the whole file cannot be read
 */
export function mspOku(dosya: string): DisDosya {
  const kok = xmlOku(dosya, { derinlik: 32, dugum: 400_000 });
  if (kok.ad !== 'Project' || ilk(kok, 'Tasks') === undefined)
    throw new XmlHatasi('Dosya Microsoft Project XML’i değil. Project’te ‘Farklı Kaydet’ ile XML biçimini seçiniz.');
  const kaynaklar = new Map(hepsi(ilk(kok, 'Resources'), 'Resource').map((r) => [metni(r, 'UID'), metni(r, 'Name')]));
  const atanan = Map.groupBy(hepsi(ilk(kok, 'Assignments'), 'Assignment'), (a) => metni(a, 'TaskUID'));
  const yazilanGunluk = sayi(metni(kok, 'MinutesPerDay')) ?? 0;
  const gunluk = yazilanGunluk > 0 && yazilanGunluk <= GUN_DAKIKASI ? yazilanGunluk : GUNLUK_DAKIKA;
  const sozler = new Sozler();
  const satirlar = gorevSatirlari(kok, sozler);
  const numaralar = numaralari(satirlar);
  const duzeyler = duzeyleri(satirlar);
  const ozetler = satirlar.map((g, i) => evet(metni(g, 'Summary')) || (duzeyler[i + 1] ?? 0) > duzeyler[i]!);
  // The days of a summary follow from its tasks, so a summary gets no sentences about days.
  const okunanlar = satirlar.map((g, i) => gunleri(g, gunluk, ozetler[i]! ? new Sozler() : sozler));
  const uidler = new Map(okunanlar.map((g, i) => [numaralar[i]!, g]));
  const gorevler = okunanlar.map((g, i): DisGorev => {
    const { dugum, bas, sonGun, KilometreTasi, Sure } = g;
    const Ozet = ozetler[i]!;
    const kisit = sayi(metni(dugum, 'ConstraintType')) ?? 0;
    if (TASINMAYAN_KISITLAR.has(kisit) || metni(dugum, 'Deadline') !== null)
      sozler.yaz('Kısıtı ya da son tarihi olan görevlerin günleri gelir, kısıtları ve son tarihleri gelmez', dugum);
    const atamalar = atanan.get(metni(dugum, 'UID')) ?? [];
    return {
      Uid: numaralar[i]!,
      Seviye: duzeyler[i]!,
      Ad: metni(dugum, 'Name') ?? '',
      Aciklama: metni(dugum, 'Notes') ?? '',
      Baslama: bas?.gun ?? null,
      Bitis: sonGun,
      Sure,
      Sabit: evet(metni(dugum, 'Manual')) || ani(metni(dugum, 'ActualStart')) !== null || GUNE_BAGLI.has(kisit),
      Ozet,
      KilometreTasi: KilometreTasi && !Ozet,
      Saat: saati(dugum, atamalar),
      Kaynaklar: atamalar.flatMap((a) => kaynaklar.get(metni(a, 'ResourceUID')) ?? []),
      Baglar: hepsi(dugum, 'PredecessorLink').flatMap((b) => bagi(b, g, gunluk, uidler, sozler)),
    };
  });
  return { gorevler, Baslama: ani(metni(kok, 'StartDate'))?.gun ?? null, uyarilar: sozler.hepsi };
}
