import { duzgun, gorunmezsiz, katla, kisalt, yazilan } from '../../platform/text/metin.ts';
import { type Gun, gunEkle, tarihYaz } from '../../platform/time/tarih.ts';
import { type BaglananPlan, baglariOturt } from './aktarimBagi.ts';
import { type GunluGorev, gunleriTamamla, isGunlerine } from './aktarimGunu.ts';
import { type BagTuru, type CalismaGunu, cpm, siralaVeyaDongu } from './cpm.ts';
import { cpmBaglari, cpmIsleri, EN_COK_KONU, EN_COK_ONCEKI, EN_COK_PLAN, EN_COK_PLAN_SAATI } from './rules.ts';

/** Import of a foreign plan into a project: new topics and plans, and everything that cannot be taken over. */

/** Link of a task to its predecessor. */
export interface DisBag {
  readonly Uid: number;
  readonly Tur: BagTuru;
  /** Below 0: the two overlap. */
  readonly Gecikme: number;
  /** Unit of the lag. Working days by default, or percent of the predecessor's duration. */
  readonly Birim?: 'isGunu' | 'takvimGunu' | 'yuzde' | 'takvimYuzdesi';
  /** The written days and hours keep the link, so it asks for no later day. */
  readonly Tutar?: boolean;
}

/** A task as another program wrote it, in the order of the file. */
export interface DisGorev {
  readonly Uid: number;
  /** 1 is the outermost level. */
  readonly Seviye: number;
  readonly Ad: string;
  readonly Aciklama: string;
  /** Null: not in the file. */
  readonly Baslama: Gun | null;
  readonly Bitis: Gun | null;
  /** Duration in working days; null: not in the file. */
  readonly Sure: number | null;
  /** Links do not move the task. */
  readonly Sabit: boolean;
  /** A summary task, with other tasks below it. */
  readonly Ozet: boolean;
  readonly KilometreTasi: boolean;
  readonly Saat: number;
  readonly Kaynaklar: readonly string[];
  readonly Baglar: readonly DisBag[];
}

interface AlinanKonu {
  /** Id of a topic of the project; below 0: a new one. */
  readonly Id: number;
  readonly UstId: number | null;
  readonly Ad: string;
}

interface AlinanPlan {
  /** Below 0. */
  readonly Id: number;
  readonly KonuId: number;
  readonly Ad: string;
  readonly Aciklama: string;
  readonly Baslama_Tarihi: Gun;
  readonly Bitis_Tarihi: Gun;
  readonly KilometreTasi: boolean;
  readonly SorumluId: number | null;
  readonly Tahmini_Sure: number;
  readonly Bagimliliklar: readonly { readonly PlanId: number; readonly Tur: BagTuru; readonly Gecikme: number }[];
}

export interface Alinan {
  readonly konular: readonly AlinanKonu[];
  readonly planlar: readonly AlinanPlan[];
  /** Number of plans that the project already has, with the same topic and name. */
  readonly Olan: number;
  /** Differences to the file, each as a sentence. */
  readonly uyarilar: readonly string[];
}

/** Project that takes the imported plans. */
export interface AlanProje {
  readonly Ad: string;
  /** Start of a task without any day. */
  readonly Baslama_Tarihi: Gun;
  readonly konular: readonly { readonly Id: number; readonly UstId: number | null; readonly Ad: string }[];
  readonly planlar: readonly {
    readonly Id: number;
    readonly KonuId: number;
    readonly Ad: string;
    readonly Baslama_Tarihi: Gun;
    readonly Bitis_Tarihi: Gun;
    readonly KilometreTasi: boolean;
  }[];
  /** People who may be given a plan. */
  readonly kisiler: readonly { readonly Id: number; readonly Ad: string }[];
}

const EN_UZUN_AD = 200;
const EN_UZUN_ACIKLAMA = 8000;
const EN_COK_GUN = 3660;
/** Names in one sentence. Of the others only the number is told. */
const ADLAR = 20;

const temiz = (s: string): string => gorunmezsiz(yazilan(s));
const adi = (s: string): string => kisalt(duzgun(temiz(s)), EN_UZUN_AD - 1) || 'Adsız';
const anahtar = (ust: number | null, ad: string): string => `${ust ?? 0}/${katla(ad)}`;
const sayilan = (adlar: readonly string[], ne: string): string =>
  adlar.length <= ADLAR
    ? adlar.join(', ')
    : `${adlar.slice(0, ADLAR).join(', ')} ve ${adlar.length - ADLAR} ${ne} daha`;
const tirnakli = (adlar: Iterable<string>): string =>
  sayilan(
    [...adlar].map((ad) => `‘${ad}’`),
    'görev',
  );
const gunler = (bas: Gun, bit: Gun): string => (bas === bit ? tarihYaz(bas) : `${tarihYaz(bas)}–${tarihYaz(bit)}`);

/** Sentences on differences to the file, each with its names. Empty lists give none. */
function sozler(dizi: readonly (readonly [adlar: readonly string[], cumle: (adlar: string) => string, ne?: string])[]) {
  return dizi.flatMap(([adlar, cumle, ne = 'plan']) => (adlar.length === 0 ? [] : [cumle(sayilan(adlar, ne))]));
}

type YerlesenPlan = Omit<AlinanPlan, 'Bagimliliklar'> & { readonly gorev: GunluGorev };

/** Links between plans, and the names of tasks that lose a link (`kopan`). */
function baglananlar(
  planlar: readonly YerlesenPlan[],
  olanlar: ReadonlyMap<number, GunluGorev>,
  planNo: ReadonlyMap<number, number>,
  calisir: CalismaGunu,
) {
  const kopan: string[] = [];
  const plani = ({ gorev: g, Id, Ad }: Pick<YerlesenPlan, 'gorev' | 'Id' | 'Ad'>): BaglananPlan => {
    const { KilometreTasi, Sure, Gunsuz, Sabit } = g;
    return { Id, Ad, ...isGunlerine(g, calisir), KilometreTasi, Sure, Gunsuz, Sabit, baglar: [] };
  };
  const hepsi = new Map([...olanlar].map(([Id, gorev]) => [Id, plani({ gorev, Id, Ad: adi(gorev.Ad) })]));
  for (const p of planlar) {
    const bagli = new Map<number, BaglananPlan['baglar'][number]>();
    for (const b of p.gorev.Baglar) {
      const PlanId = planNo.get(b.Uid);
      if (PlanId === undefined || PlanId === p.Id || bagli.has(PlanId) || bagli.size >= EN_COK_ONCEKI) kopan.push(p.Ad);
      else bagli.set(PlanId, { ...b, PlanId });
    }
    hepsi.set(p.Id, { ...plani(p), baglar: [...bagli.values()] });
  }
  return { hepsi, kopan };
}

/**
 * Fits foreign tasks into a project. Summary tasks become topics, the others plans. Existing plans of the same name
 * stay as they are, so importing a file twice adds nothing twice. Days stay as written. A plan only begins later if the
 * file itself breaks a link, or if its predecessor here ends later than in the file.
 *
 * @param ilkGun the project start that the file states; null: not stated
 * @returns new topics and plans, or the reason to take nothing
 */
export function disPlaniAl(
  disGorevler: readonly DisGorev[],
  proje: AlanProje,
  calisir: CalismaGunu,
  ilkGun: Gun | null = null,
): Alinan | { readonly engel: string } {
  const ilkleri = disGorevler.flatMap((g) => g.Baslama ?? g.Bitis ?? []);
  const enErken = ilkleri.reduce<Gun | null>((a, b) => (a === null || b < a ? b : a), null);
  const gorevler = gunleriTamamla(disGorevler, ilkGun ?? enErken ?? proje.Baslama_Tarihi, calisir);
  const konuyla = new Map(proje.konular.map((k) => [anahtar(k.UstId, k.Ad), k.Id]));
  const planla = new Map(proje.planlar.map((p) => [anahtar(p.KonuId, p.Ad), p.Id]));
  const kisiler = new Map(proje.kisiler.map((k) => [katla(duzgun(k.Ad)), k.Id]));
  const konular: AlinanKonu[] = [];
  const planlar: YerlesenPlan[] = [];
  /** Plan of each task, new or existing. */
  const planNo = new Map<number, number>();
  const olanlar = new Map<number, GunluGorev>();
  const kayan: string[] = [];
  const kisalan: string[] = [];
  const cokKisili: string[] = [];
  const ozetNotu: string[] = [];
  const ozetBagi: string[] = [];
  let siradaki = 0;
  let Olan = 0;
  const taninmayan = new Set<string>();

  const konusu = (UstId: number | null, ad: string): number => {
    const Ad = adi(ad);
    const olan = konuyla.get(anahtar(UstId, Ad));
    if (olan !== undefined) return olan;
    const Id = --siradaki;
    konular.push({ Id, UstId, Ad });
    konuyla.set(anahtar(UstId, Ad), Id);
    return Id;
  };

  // Open topics, one of each level, during the walk over the tasks.
  let yol: { readonly seviye: number; readonly Id: number }[] = [];
  for (const g of gorevler) {
    yol = yol.filter((k) => k.seviye < g.Seviye);
    const ust = yol.at(-1)?.Id ?? null;
    const Ad = adi(g.Ad);
    const uzun = Ad.length < duzgun(temiz(g.Ad)).length || temiz(g.Aciklama).trim().length > EN_UZUN_ACIKLAMA;
    if (uzun || g.Saat > EN_COK_PLAN_SAATI) kisalan.push(Ad);
    if (g.Ozet) {
      yol.push({ seviye: g.Seviye, Id: konusu(ust, g.Ad) });
      if (g.Aciklama.trim() !== '') ozetNotu.push(Ad);
      if (g.Baglar.length > 0) ozetBagi.push(Ad);
      continue;
    }
    const KonuId = ust ?? konusu(null, proje.Ad);
    const olan = planla.get(anahtar(KonuId, Ad));
    // Two tasks of the same name within the file are both wanted.
    if (olan !== undefined && olan > 0) {
      planNo.set(g.Uid, olan);
      olanlar.set(olan, g);
      Olan++;
      continue;
    }
    const { bas, bit } = isGunlerine(g, calisir);
    const son = g.KilometreTasi ? g.Baslama : g.Bitis;
    if (!g.Varsayilan && (bas !== g.Baslama || bit !== son))
      kayan.push(`‘${Ad}’ (${gunler(g.Baslama, son)} → ${gunler(bas, bit)})`);
    if (bit > gunEkle(bas, EN_COK_GUN)) return { engel: `‘${Ad}’ on yıldan uzun sürüyor; bir plan bu kadar sürmez.` };
    const kim = g.Kaynaklar.map((k) => ({ k, Id: kisiler.get(katla(duzgun(k))) }));
    for (const { k, Id } of kim) if (Id === undefined) taninmayan.add(adi(k));
    const bilinen = new Set(kim.flatMap((k) => k.Id ?? []));
    if (bilinen.size > 1) cokKisili.push(Ad);
    const Id = --siradaki;
    planNo.set(g.Uid, Id);
    planla.set(anahtar(KonuId, Ad), Id);
    planlar.push({
      Id,
      KonuId,
      Ad,
      Aciklama: temiz(g.Aciklama).trim().slice(0, EN_UZUN_ACIKLAMA),
      Baslama_Tarihi: bas,
      Bitis_Tarihi: bit,
      KilometreTasi: g.KilometreTasi,
      SorumluId: [...bilinen][0] ?? null,
      Tahmini_Sure: Math.min(EN_COK_PLAN_SAATI, Math.max(0, Math.round(g.Saat * 100) / 100)),
      gorev: g,
    });
  }
  if (proje.planlar.length + planlar.length > EN_COK_PLAN)
    return {
      engel: `Bir projede en çok ${EN_COK_PLAN} plan olur; bu dosyayla ${proje.planlar.length + planlar.length} olurdu.`,
    };
  if (proje.konular.length + konular.length > EN_COK_KONU)
    return {
      engel: `Bir projede en çok ${EN_COK_KONU} konu olur; bu dosyayla ${proje.konular.length + konular.length} olurdu.`,
    };

  const { hepsi, kopan } = baglananlar(planlar, olanlar, planNo, calisir);
  const siralama = siralaVeyaDongu(
    [...hepsi.keys()],
    [...hepsi.values()].flatMap((p) => p.baglar.map((b) => ({ OncekiId: b.PlanId, SonrakiId: p.Id }))),
  );
  if ('dongu' in siralama)
    return {
      engel: `Dosyadaki bağlar bir döngü kuruyor: ${siralama.dongu.map((id) => `‘${hepsi.get(id)!.Ad}’`).join(' → ')}.`,
    };
  const oturan = baglariOturt(hepsi, siralama.sira, calisir);
  // The calculation walks day by day, so days too far away are refused.
  if (oturan.tasan !== null) return { engel: `Dosyadaki bağlar ‘${oturan.tasan}’ planını on yıldan ileri atıyor.` };
  const baglilar = planlar.map((p) => {
    const { gorev: _, ...alan } = p;
    return { ...alan, Bagimliliklar: oturan.baglar.get(p.Id)! };
  });
  const butunu = [
    ...proje.planlar.map((p) => ({ ...p, Basladi: true, Bagimliliklar: [] })),
    ...baglilar.map((p) => ({ ...p, Basladi: false })),
  ];
  const hesap = cpm(cpmIsleri(butunu, calisir), cpmBaglari(butunu), calisir);
  if ('dongu' in hesap) throw new Error('links have been put in their order before');
  const itilen: string[] = [];
  const varsayilan = new Set(planlar.flatMap((p) => (p.gorev.Varsayilan ? p.Id : [])));
  const gunsuz = new Set(planlar.flatMap((p) => (p.gorev.Gunsuz ? p.Id : [])));
  const yerlesen = baglilar.map((p): AlinanPlan => {
    const { Baslama, Bitis } = hesap.sonuc.get(p.Id)!;
    if (Baslama <= p.Baslama_Tarihi) return p;
    if (!gunsuz.has(p.Id)) itilen.push(`‘${p.Ad}’ (${tarihYaz(p.Baslama_Tarihi)} → ${tarihYaz(Baslama)})`);
    return { ...p, Baslama_Tarihi: Baslama, Bitis_Tarihi: p.KilometreTasi ? Baslama : Bitis };
  });

  const uyarilar = sozler([
    [
      yerlesen
        .filter((p) => varsayilan.has(p.Id))
        .map((p) => `‘${p.Ad}’ (${gunler(p.Baslama_Tarihi, p.Bitis_Tarihi)})`),
      (a) => `Günü dosyada yazılmayan ya da okunamayan planlar şu günlere konur: ${a}.`,
    ],
    [kayan, (a) => `Çalışma gününe denk gelmeyen günler, süre içindeki ya da önceki çalışma gününe alınır: ${a}.`],
    [itilen, (a) => `Bağlandıklarından önce başlayan planlar, bağlarının izin verdiği güne alınır: ${a}.`],
    [oturan.cevrilen, (a) => `Bağ beklemeleri tam iş gününe çevrilir: ${a}.`, 'bağ'],
    [oturan.gevseyen, (a) => `Günler dosyadaki gibi kalsın diye bağ beklemeleri kısaltılır: ${a}.`, 'bağ'],
    [oturan.sigmayan, (a) => `Günleriyle uyuşmayan bağları alınmayan planlar: ${a}.`],
  ]);
  if (kopan.length > 0)
    uyarilar.push(
      `${kopan.length} bağ alınmaz; özet görevlere, dosyada olmayan görevlere ya da görevin kendisine bağlı, iki kez yazılmış ya da ${EN_COK_ONCEKI} bağı aşıyor: ${tirnakli(new Set(kopan))}.`,
    );
  if (ozetBagi.length > 0)
    uyarilar.push(
      `Konu olan görevlerin kendi bağları alınmaz; altlarındaki planların günleri değişmez: ${tirnakli(ozetBagi)}.`,
    );
  if (ozetNotu.length > 0) uyarilar.push(`Konu olan görevlerin notları alınmaz: ${tirnakli(ozetNotu)}.`);
  if (kisalan.length > 0)
    uyarilar.push(`Adı, notu ya da iş süresi sınırı aşan görevler sınırda kesilir: ${tirnakli(kisalan)}.`);
  if (cokKisili.length > 0)
    uyarilar.push(`Birden çok kişiye verilmiş planların sorumlusu ilk kişi olur: ${tirnakli(cokKisili)}.`);
  if (taninmayan.size > 0)
    uyarilar.push(
      `Bu ürünle çalışanlar arasında bulunamayan kaynaklar: ${sayilan([...taninmayan], 'kişi')}. Planları sorumlusuz gelir.`,
    );
  return { konular, planlar: yerlesen, Olan, uyarilar };
}
