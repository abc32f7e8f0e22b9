import { degisenAlanlar } from '@masabasi/core/platform/field/alanlar';
import { MUSTERI_ALANLARI, type MusteriAlanlari } from '@masabasi/core/musteri/musteri/alanlar';
import { AdDizini } from '@masabasi/core/platform/text/benzerlik';
import {
  type Adlar,
  type AktarimListeleri,
  type SatirHatasi,
  kaydiOku,
  kayitNo,
  kayitTc,
  kayitVkn,
  type MusteriKaydi,
  type MusteriSutunu,
  numaralari,
  type SecimSutunu,
  sutunBasligi,
} from '@masabasi/core/musteri/aktarim/rules';
import { katla } from '@masabasi/core/platform/text/metin';
import { musteriFormu } from '@masabasi/core/musteri/musteri/contract';
import { lisansliUrun, musteriHatalari, musteriSade, numaraKayitli } from '@masabasi/core/musteri/musteri/rules';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { sutunlari, tanimAlanlari } from '../../platform/field/alanlar.ts';
import * as tanim from '../../platform/tanim/api.ts';
import { type Sonuc, sonuclariYaz } from './kayit.ts';
import * as q from './queries.ts';

/** The outcome that every line of an import would have. */

export interface Deneme {
  readonly db: Db;
  readonly is: q.Is;
  readonly bugun: Gun;
  /** Locks the customers that it finds until the transaction ends. */
  readonly kilit: boolean;
  /** Called with the number of further finished lines. */
  readonly ilerle: (adet: number) => Promise<void>;
}

function adlari(satirlar: readonly { readonly Id: number; readonly Ad: string }[]): Map<string, number | null> {
  const adlar = new Map<string, number | null>();
  for (const { Id, Ad } of satirlar) adlar.set(katla(Ad), adlar.has(katla(Ad)) ? null : Id);
  return adlar;
}

async function listeleriOku(db: Db, projeler: UrunKapsami): Promise<AktarimListeleri> {
  const tanimlar = Map.groupBy(await tanim.secenekler(db), (t) => t.Liste);
  const ilceler = Map.groupBy(await tanim.ilceler(db), (i) => i.IlId);
  const urunler = await q.urunler(db, projeler);
  const secimler: Partial<Record<SecimSutunu, Adlar>> = {
    IlId: adlari(await tanim.iller(db)),
    SorumluId: adlari(await tanim.calisanlar(db)),
  };
  for (const { alan, liste } of tanimAlanlari(MUSTERI_ALANLARI)) secimler[alan] = adlari(tanimlar.get(liste) ?? []);
  return {
    secimler: secimler as Record<SecimSutunu, Adlar>,
    ilceler: new Map([...ilceler].map(([il, liste]) => [il, adlari(liste)])),
    urunler: adlari(urunler),
  };
}

/** A line whose outcome is not decided yet. */
interface Hazir {
  readonly satir: number;
  readonly ham: MusteriKaydi;
  readonly eski: q.Kart | null;
  readonly form: MusteriAlanlari;
  readonly hatalar: readonly SatirHatasi[];
  /** True if the line itself names a customer. */
  readonly kimlikli: boolean;
}

const gorunenAd = (m: MusteriAlanlari): string => (m.Tip === 1 ? `${m.Ad} ${m.Soyad}`.trim() : m.Unvan);
const numaraFarkli = (a: MusteriAlanlari, b: MusteriAlanlari): boolean =>
  (a.TCKimlikNo !== null && b.TCKimlikNo !== null) || (a.VKN !== null && b.VKN !== null);
const ORTAK = { telefon: 'telefon', eposta: 'e-posta', iban: 'IBAN', ad: 'ad ve ilçe' } as const;
type Ortak = keyof typeof ORTAK;

const izleri = ({ satir, form }: Pick<Hazir, 'satir' | 'form'>): q.Iz[] => [
  ...numaralari(form).map((deger) => ({ satir, tur: 'telefon' as const, deger })),
  ...(form.Eposta === null ? [] : [{ satir, tur: 'eposta' as const, deger: form.Eposta }]),
  ...(form.Iban === null ? [] : [{ satir, tur: 'iban' as const, deger: form.Iban }]),
];

/** The keys under which a trace is searched and kept, so that an extension in only one line makes no difference. */
function izAnahtarlari({ tur, deger }: q.Iz) {
  const anahtar = `${tur} ${deger}`;
  if (tur !== 'telefon') return { aranan: [anahtar], tutulan: [anahtar] };
  const [ana, dahili] = deger.split(',');
  const hepsi = `${tur} ${ana}`;
  const dahilisiz = `${hepsi},`;
  if (dahili === undefined) return { aranan: [hepsi], tutulan: [hepsi, dahilisiz] };
  return { aranan: [anahtar, dahilisiz], tutulan: [hepsi, anahtar] };
}

/** Tries all lines of an import: first by numbers, in the file's order; then by names, district by district. */
export class Deneyici {
  readonly #d: Deneme;
  readonly #listeler: AktarimListeleri;
  /** The first line with a number, a customer, a telephone. */
  readonly #ilkler = new Map<string, number>();

  private constructor(d: Deneme, listeler: AktarimListeleri) {
    this.#d = d;
    this.#listeler = listeler;
  }

  static async dene(d: Deneme): Promise<void> {
    const deneyici = new Deneyici(d, await listeleriOku(d.db, d.is.projeler));
    await deneyici.#numaralar();
    await deneyici.#adlar();
  }

  async #numaralar(): Promise<void> {
    const { db, is, ilerle } = this.#d;
    for (let sonra = 0; ;) {
      const satirlar = await q.hamSatirlar(db, is.Id, sonra);
      if (satirlar.length === 0) return;
      const hazirlar = await this.#hazirla(satirlar);
      const yeniler = hazirlar.filter((h) => h.eski === null && h.hatalar.length === 0);
      const izdekiler = await q.izdekiler(db, yeniler.flatMap(izleri));
      const kartlar = await this.#kartlar(izdekiler.map((i) => i.id));
      const satirla = Map.groupBy(izdekiler, (i) => i.satir);
      const sonuclar = hazirlar.map((h) => {
        const adaylar = (satirla.get(h.satir) ?? []).flatMap(({ id, tur }) => {
          const kart = kartlar.get(id);
          return kart ? [{ kart, tur }] : [];
        });
        return this.#karar(h, adaylar);
      });
      await sonuclariYaz(db, is.Id, sonuclar);
      sonra = satirlar.at(-1)!.satir;
      await ilerle(satirlar.length);
    }
  }

  async #kartlar(idler: readonly number[]): Promise<Map<number, q.Kart>> {
    const { db, is } = this.#d;
    const kartlar = await q.idliler(db, [...new Set(idler)], is.projeler);
    return new Map(kartlar.map((k) => [k.Id, k]));
  }

  /** Finds the customer of each line, makes its form and checks it as the dialog does. */
  async #hazirla(satirlar: readonly q.HamSatir[]): Promise<Hazir[]> {
    const { db, is, kilit, bugun } = this.#d;
    const olanlar = (oku: (k: MusteriKaydi) => string | undefined) => satirlar.flatMap(({ ham }) => oku(ham) ?? []);
    const idler = olanlar(kayitNo)
      .flatMap((no) => /^M(\d{6,9})$/.exec(no)?.[1] ?? [])
      .map(Number);
    const numaralar = { idler, tcler: olanlar(kayitTc), vknler: olanlar(kayitVkn) };
    const kartlar = await q.numaralilar(db, numaralar, is.projeler, kilit);
    const gorunenler = kartlar.filter((k) => k.Gorunur);
    const nola = new Map(gorunenler.map((k) => [k.MusteriNo, k]));
    const tcyle = new Map(kartlar.map((k) => [k.alanlar.TCKimlikNo, k]));
    const vknyle = new Map(kartlar.map((k) => [k.alanlar.VKN, k]));
    return satirlar.map(({ satir, ham }): Hazir => {
      const [no, tc, vkn] = [kayitNo(ham), kayitTc(ham), kayitVkn(ham)];
      const vknli = vkn === undefined ? undefined : vknyle.get(vkn);
      const bulunan =
        no === undefined
          ? ((tc === undefined ? undefined : tcyle.get(tc)) ??
            (vknli && tc !== undefined && vknli.alanlar.TCKimlikNo !== null ? undefined : vknli))
          : nola.get(no);
      const eski = bulunan?.Gorunur ? bulunan : null;
      const { form: okunan, hatalar: okumaHatalari } = kaydiOku(ham, eski?.alanlar ?? null, this.#listeler, bugun);
      const form = musteriSade(okunan);
      const hatalar: SatirHatasi[] = [...okumaHatalari];
      if (no !== undefined && eski === null)
        hatalar.push({ alan: 'MusteriNo', mesaj: `${no} numaralı bir müşteri bulunamadı.` });
      for (const [alan, sahip] of [
        ['TCKimlikNo', form.TCKimlikNo === null ? undefined : tcyle.get(form.TCKimlikNo)],
        ['VKN', form.VKN === null ? undefined : vknyle.get(form.VKN)],
      ] as const)
        if (sahip && sahip.Id !== eski?.Id)
          hatalar.push({ alan, mesaj: numaraKayitli(alan === 'TCKimlikNo', sahip.Gorunur ? sahip.MusteriNo : null) });
      if (eski) hatalar.push(...lisansHatalari(eski, form));
      if (hatalar.length === 0) hatalar.push(...bicimHatalari(form, bugun));
      return { satir, ham, eski, form, hatalar, kimlikli: (no ?? tc ?? vkn) !== undefined };
    });
  }

  /** @returns the first line with one of the keys, or this line if there is none */
  #ilk(satir: number, anahtarlar: readonly string[]): number {
    return Math.min(satir, ...anahtarlar.map((a) => this.#ilkler.get(a) ?? satir));
  }

  #tut(satir: number, anahtarlar: readonly string[]): void {
    for (const a of anahtarlar) if (!this.#ilkler.has(a)) this.#ilkler.set(a, satir);
  }

  #karar(h: Hazir, adaylar: readonly { readonly kart: q.Kart; readonly tur: Ortak }[]): Sonuc {
    const { satir, form, eski } = h;
    if (h.hatalar.length > 0) return hatali(h);
    const kimlikler = [
      ...(eski ? [`id ${eski.Id}`] : []),
      ...(form.TCKimlikNo === null ? [] : [`tc ${form.TCKimlikNo}`]),
      ...(form.VKN === null ? [] : [`vkn ${form.VKN}`]),
    ];
    const izler = izleri(h).map(izAnahtarlari);
    const ayni = this.#ilk(satir, kimlikler);
    if (ayni !== satir) return mukerrer(h, `${ayni}. satır ile aynı müşteri.`, eski?.Id ?? null, false);
    this.#tut(satir, kimlikler);
    const benzer = eski === null ? this.#benzer(h, adaylar) : null;
    const izdeki = this.#ilk(
      satir,
      izler.flatMap((i) => i.aranan),
    );
    this.#tut(
      satir,
      izler.flatMap((i) => i.tutulan),
    );
    if (benzer) return benzer;
    if (eski === null && !h.kimlikli && izdeki !== satir)
      return mukerrer(h, `${izdeki}. satıra benziyor: aynı telefon, e-posta ya da IBAN.`, null, true);
    const degisen = eski === null ? [] : degisenAlanlar(MUSTERI_ALANLARI, eski.alanlar, form);
    const sonuc = eski === null ? 'Yeni' : degisen.length > 0 ? 'Güncellenecek' : 'Değişmeyecek';
    return {
      ...temel(h),
      sonuc,
      mesaj: degisen.length > 0 ? `Değişen: ${degisen.map(sutunBasligi).join(', ')}.` : '',
      musteri_id: eski?.Id ?? null,
      yeni: sonuc === 'Değişmeyecek' ? null : sutunlari(MUSTERI_ALANLARI, form),
      projeler: form.ProjeIdler,
      degisen,
    };
  }

  /** Compares a new line with similar customers: the same customer if the line adds nothing else, or a duplicate. */
  #benzer(h: Hazir, adaylar: readonly { readonly kart: q.Kart; readonly tur: Ortak }[]): Sonuc | null {
    const olasi = adaylar.filter(({ kart }) => !numaraFarkli(kart.alanlar, h.form));
    const tipki = olasi.find(
      ({ kart }) =>
        !this.#ilkler.has(`id ${kart.Id}`) &&
        degisenAlanlar(
          MUSTERI_ALANLARI,
          kart.alanlar,
          musteriSade(kaydiOku(h.ham, kart.alanlar, this.#listeler, this.#d.bugun).form),
        ).length === 0,
    );
    if (tipki) {
      this.#tut(h.satir, [`id ${tipki.kart.Id}`]);
      return { ...temel(h), sonuc: 'Değişmeyecek', musteri_id: tipki.kart.Id };
    }
    const ilk = olasi[0];
    if (!ilk) return null;
    const { kart, tur } = ilk;
    return mukerrer(h, `${kart.MusteriNo} ${kart.GorunenAd} müşterisine benziyor: aynı ${ORTAK[tur]}.`, kart.Id, true);
  }

  async #adlar(): Promise<void> {
    const { db, is, ilerle } = this.#d;
    let dizinler = new Map<number, AdDizini<{ readonly id: number } | { readonly satir: number }>>();
    let kalan = is.satirSayisi;
    for (let sonra = { ilce: 0, satir: 0 }; ;) {
      const satirlar = await q.ilceliSatirlar(db, is.Id, sonra);
      const son = satirlar.at(-1);
      if (!son) return ilerle(kalan);
      const ilceler = [...new Set(satirlar.map((s) => s.ilce))];
      // A district cut by a slice goes on in the next one, with the lines already read.
      const eksik = ilceler.filter((i) => !dizinler.has(i));
      dizinler = new Map(ilceler.map((i) => [i, dizinler.get(i) ?? new AdDizini()]));
      for (const { id, ilce, ad } of await q.ilceliler(db, eksik, is.projeler)) dizinler.get(ilce)!.ekle({ id }, ad);
      const benzeyenler = satirlar.map((s) => {
        const dizin = dizinler.get(s.ilce)!;
        const kimler = dizin.benzeyenler(s.ad);
        dizin.ekle({ satir: s.satir }, s.ad);
        return kimler;
      });
      const kartlar = await this.#kartlar(benzeyenler.flat().flatMap((k) => ('id' in k ? k.id : [])));
      const sonuclar = satirlar.flatMap((s, i) => {
        const { form } = kaydiOku(s.ham, null, this.#listeler, this.#d.bugun);
        const kimlikli = (kayitTc(s.ham) ?? kayitVkn(s.ham)) !== undefined;
        const h: Hazir = { ...s, eski: null, form: musteriSade(form), hatalar: [], kimlikli };
        const adaylar = benzeyenler[i]!.flatMap((k) => {
          const kart = 'id' in k ? kartlar.get(k.id) : undefined;
          return kart ? [{ kart, tur: 'ad' as const }] : [];
        });
        const satir = benzeyenler[i]!.find((k) => 'satir' in k);
        return (
          this.#benzer(h, adaylar) ??
          (satir && !kimlikli ? mukerrer(h, `${satir.satir}. satıra benziyor: aynı ad ve ilçe.`, null, true) : [])
        );
      });
      await sonuclariYaz(db, is.Id, sonuclar);
      sonra = son;
      kalan -= satirlar.length;
      await ilerle(satirlar.length);
    }
  }
}

/** Errors of a form, by the rules of the dialog and the lengths of its call. */
function bicimHatalari(form: MusteriAlanlari, bugun: Gun): SatirHatasi[] {
  const okunan = musteriFormu.safeParse(form);
  const uzun = (okunan.error?.issues ?? []).map((i) => {
    const alan = String(i.path[0]) as MusteriSutunu;
    return { alan, mesaj: `${sutunBasligi(alan)}: ${i.message}.` };
  });
  const kurallar = Object.entries(musteriHatalari(form, bugun)) as [MusteriSutunu, string][];
  return [...uzun, ...kurallar.map(([alan, mesaj]) => ({ alan, mesaj }))];
}

/** Changes that the customer's licences forbid: closing licences needs the card, as a file could not undo it. */
function lisansHatalari({ alanlar, LisansliUrunler, LisansAcik }: q.Kart, form: MusteriAlanlari): SatirHatasi[] {
  const kalkan = LisansliUrunler.find(({ Id }) => alanlar.ProjeIdler.includes(Id) && !form.ProjeIdler.includes(Id));
  const ayrilan = LisansAcik && form.Durum === 'Ayrıldı' && alanlar.Durum !== 'Ayrıldı';
  return [
    ...(kalkan ? [{ alan: 'ProjeIdler' as const, mesaj: lisansliUrun(kalkan.Ad) }] : []),
    ...(ayrilan
      ? [{ alan: 'Durum' as const, mesaj: 'Müşterinin geçerli lisansı var. Ayrıldığını kartından yazınız.' }]
      : []),
  ];
}

const temel = (h: Hazir): Sonuc => ({
  satir: h.satir,
  ad: gorunenAd(h.form),
  sonuc: 'Yeni',
  alan: null,
  mesaj: '',
  musteri_id: null,
  secilebilir: false,
  yeni: null,
  projeler: [],
  degisen: [],
});
const hatali = (h: Hazir): Sonuc => ({
  ...temel(h),
  sonuc: 'Hatalı',
  alan: h.hatalar[0]!.alan,
  mesaj: h.hatalar.map((x) => x.mesaj).join(' '),
  musteri_id: h.eski?.Id ?? null,
});
/** @param secilebilir true if the line may be added all the same */
const mukerrer = (h: Hazir, mesaj: string, musteriId: number | null, secilebilir: boolean): Sonuc => ({
  ...temel(h),
  sonuc: 'Mükerrer',
  mesaj,
  musteri_id: musteriId,
  secilebilir,
  ...(secilebilir && { yeni: sutunlari(MUSTERI_ALANLARI, h.form), projeler: h.form.ProjeIdler }),
});
