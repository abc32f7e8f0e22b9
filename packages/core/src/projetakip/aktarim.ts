import { duzgun, gorunmezsiz, katla, kisalt, yazilan } from '../metin.ts';
import { type Gun, gunEkle } from '../tarih.ts';
import { type BagTuru, type CalismaGunu, cpm, type CpmBagi } from './cpm.ts';
import { cpmIsi, EN_COK_GECIKME, EN_COK_KONU, EN_COK_ONCEKI, EN_COK_PLAN, EN_COK_PLAN_SAATI } from './rules.ts';

/** What a plan that comes from elsewhere becomes in a project: which topics and plans are new, and what cannot be taken. */

/** A task as another program wrote it, in the order in which it stands there. */
export interface DisGorev {
  readonly Uid: number;
  /** 1 is the outermost. */
  readonly Seviye: number;
  readonly Ad: string;
  readonly Aciklama: string;
  readonly Baslama: Gun;
  readonly Bitis: Gun;
  /** Others lie below it. */
  readonly Ozet: boolean;
  readonly KilometreTasi: boolean;
  /** Hours. */
  readonly Saat: number;
  readonly Kaynaklar: readonly string[];
  readonly Baglar: readonly { readonly Uid: number; readonly Tur: BagTuru; readonly Gecikme: number }[];
}

export interface AlinanKonu {
  /** Of the project; below 0: it is new. */
  readonly Id: number;
  readonly UstId: number | null;
  readonly Ad: string;
}

export interface AlinanPlan {
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
  /** How many stand in the project already: under the same topic, with the same name. */
  readonly Olan: number;
  /** What is not as it stood there, each as a sentence. */
  readonly uyarilar: readonly string[];
}

/** The project that it is taken into. */
export interface AlanProje {
  readonly Ad: string;
  readonly konular: readonly { readonly Id: number; readonly UstId: number | null; readonly Ad: string }[];
  readonly planlar: readonly {
    readonly Id: number;
    readonly KonuId: number;
    readonly Ad: string;
    readonly Baslama_Tarihi: Gun;
    readonly Bitis_Tarihi: Gun;
    readonly KilometreTasi: boolean;
  }[];
  /** Who may be given a plan. */
  readonly kisiler: readonly { readonly Id: number; readonly Ad: string }[];
}

const EN_UZUN_AD = 200;
const EN_UZUN_ACIKLAMA = 8000;
const EN_COK_GUN = 3660;
/** Names in a sentence; of more only how many there are. */
const ADLAR = 5;

const temiz = (s: string): string => gorunmezsiz(yazilan(s));
const adi = (s: string): string => kisalt(duzgun(temiz(s)), EN_UZUN_AD - 1) || 'Adsız';
const anahtar = (ust: number | null, ad: string): string => `${ust ?? 0}/${katla(ad)}`;
const sayilan = (adlar: readonly string[]): string =>
  adlar.length <= ADLAR ? adlar.join(', ') : `${adlar.slice(0, ADLAR).join(', ')} ve ${adlar.length - ADLAR} kişi daha`;

/** The first working day from one on, or the last up to one. */
function calismaGunu(gun: Gun, adim: 1 | -1, calisir: CalismaGunu): Gun {
  let g = gun;
  for (let n = 0; n < EN_COK_GUN && !calisir(g); n++) g = gunEkle(g, adim);
  return g;
}

/** Days as they are kept: on working days, an end not before its beginning. */
function gunleri(g: DisGorev, calisir: CalismaGunu): { readonly bas: Gun; readonly bit: Gun } {
  const bas = calismaGunu(g.Baslama, 1, calisir);
  if (g.KilometreTasi) return { bas, bit: bas };
  const bit = calismaGunu(g.Bitis, -1, calisir);
  return { bas, bit: bit < bas ? bas : bit };
}

/**
 * Fits foreign tasks into a project. Tasks with others below them become topics, the others plans; what stands there under
 * the same names already is left as it is, so that the same file twice brings nothing twice. Where links ask for later days
 * than those written, the plans that come begin later.
 *
 * @returns what would be new, or in a sentence why nothing can be taken
 */
export function disPlaniAl(
  gorevler: readonly DisGorev[],
  proje: AlanProje,
  calisir: CalismaGunu,
): Alinan | { readonly engel: string } {
  const konuyla = new Map(proje.konular.map((k) => [anahtar(k.UstId, k.Ad), k.Id]));
  const planla = new Map(proje.planlar.map((p) => [anahtar(p.KonuId, p.Ad), p.Id]));
  const kisiler = new Map(proje.kisiler.map((k) => [katla(duzgun(k.Ad)), k.Id]));
  const konular: AlinanKonu[] = [];
  const planlar: (Omit<AlinanPlan, 'Bagimliliklar'> & { readonly gorev: DisGorev })[] = [];
  const uyarilar: string[] = [];
  /** Which plan a task became, or is. */
  const planNo = new Map<number, number>();
  const ozetler = new Set(gorevler.filter((g) => g.Ozet).map((g) => g.Uid));
  let siradaki = 0;
  let Olan = 0;
  let kayanGun = 0;
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

  // The topics that are open at each level while the tasks are walked through.
  let yol: { readonly seviye: number; readonly Id: number }[] = [];
  for (const g of gorevler) {
    yol = yol.filter((k) => k.seviye < g.Seviye);
    const ust = yol.at(-1)?.Id ?? null;
    if (g.Ozet) {
      yol.push({ seviye: g.Seviye, Id: konusu(ust, g.Ad) });
      continue;
    }
    const KonuId = ust ?? konusu(null, proje.Ad);
    const Ad = adi(g.Ad);
    const olan = planla.get(anahtar(KonuId, Ad));
    if (olan !== undefined) {
      // Of two of one name in the file itself both are meant.
      if (olan > 0) {
        planNo.set(g.Uid, olan);
        Olan++;
        continue;
      }
    }
    const { bas, bit } = gunleri(g, calisir);
    if (bas !== g.Baslama || bit !== (g.KilometreTasi ? g.Baslama : g.Bitis)) kayanGun++;
    if (bit > gunEkle(bas, EN_COK_GUN)) return { engel: `‘${Ad}’ on yıldan uzun sürüyor; bir plan bu kadar sürmez.` };
    const kim = g.Kaynaklar.map((k) => ({ k, Id: kisiler.get(katla(duzgun(k))) }));
    for (const { k, Id } of kim) if (Id === undefined) taninmayan.add(adi(k));
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
      SorumluId: kim.find((k) => k.Id !== undefined)?.Id ?? null,
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

  let kopan = 0;
  const baglilar = planlar.map((p): AlinanPlan => {
    const { gorev, ...alan } = p;
    const bagli = new Map<number, AlinanPlan['Bagimliliklar'][number]>();
    for (const b of gorev.Baglar) {
      const PlanId = planNo.get(b.Uid);
      if (PlanId === undefined || PlanId === p.Id || ozetler.has(b.Uid) || bagli.size >= EN_COK_ONCEKI) kopan++;
      else
        bagli.set(PlanId, {
          PlanId,
          Tur: b.Tur,
          Gecikme: Math.max(-EN_COK_GECIKME, Math.min(EN_COK_GECIKME, Math.round(b.Gecikme))),
        });
    }
    return { ...alan, Bagimliliklar: [...bagli.values()] };
  });

  const hepsi = [
    ...proje.planlar.map((p) => ({ ...p, Basladi: true, Bagimliliklar: [] })),
    ...baglilar.map((p) => ({ ...p, Basladi: false })),
  ];
  const baglar: CpmBagi[] = baglilar.flatMap((p) =>
    p.Bagimliliklar.map((b) => ({ OncekiId: b.PlanId, SonrakiId: p.Id, Tur: b.Tur, Gecikme: b.Gecikme })),
  );
  const hesap = cpm(
    hepsi.map((p) => cpmIsi(p, calisir)),
    baglar,
    calisir,
  );
  if ('dongu' in hesap) {
    const adlari = new Map(hepsi.map((p) => [p.Id, p.Ad]));
    return {
      engel: `Dosyadaki bağlar bir döngü kuruyor: ${hesap.dongu.map((id) => `‘${adlari.get(id)!}’`).join(' → ')}.`,
    };
  }
  let itilen = 0;
  const yerlesen = baglilar.map((p): AlinanPlan => {
    const { Baslama, Bitis } = hesap.sonuc.get(p.Id)!;
    if (Baslama <= p.Baslama_Tarihi) return p;
    itilen++;
    return { ...p, Baslama_Tarihi: Baslama, Bitis_Tarihi: p.KilometreTasi ? Baslama : Bitis };
  });

  if (kayanGun > 0)
    uyarilar.push(`${kayanGun} planın günü çalışma gününe denk gelmiyordu; en yakın çalışma gününe alınır.`);
  if (itilen > 0)
    uyarilar.push(`${itilen} plan, bağlandıklarından önce başlıyordu; bağlarının izin verdiği güne alınır.`);
  if (kopan > 0) uyarilar.push(`${kopan} bağ alınmaz: özet görevlere ya da dosyada olmayan görevlere bağlı.`);
  if (taninmayan.size > 0)
    uyarilar.push(
      `Bu ürünle çalışanlar arasında bulunamayan kaynaklar: ${sayilan([...taninmayan])}. Planları sorumlusuz gelir.`,
    );
  return { konular, planlar: yerlesen, Olan, uyarilar };
}
