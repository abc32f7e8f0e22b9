import type {
  istatistik as contract,
  IsiSatiri,
  Istatistik,
  KirilimSatiri,
  Olculen,
} from '@masabasi/core/masa/istatistik/contract';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { YANIT_LISTESI } from '@masabasi/core/masa/istatistik/liste';
import {
  BOS_SAYILANLAR,
  dilimleri,
  type Donem,
  donemHatasi,
  EN_AZ_YANIT,
  olcumFarklari,
  olcumleri,
  oncekiDonem,
  type Sayilanlar,
  sonOnIkiAy,
  topla,
} from '@masabasi/core/masa/istatistik/rules';
import { MEMNUNIYET_KANALLARI } from '@masabasi/core/masa/memnuniyet/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sorumlulukKapsami } from '../../platform/http/access.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { iller } from '../../platform/tanim/api.ts';
import { istatistikTablosu } from './excel.ts';
import { istatistikBelgesi } from './pdf.ts';
import * as q from './queries.ts';
import * as r from './rapor.ts';
import { sozleri } from './yazi.ts';

/** The requested period; by default the last twelve months. */
function donemi({ Ilk, Son }: { readonly Ilk: string | null; readonly Son: string | null }, simdi: Date): Donem {
  const son = Son ?? istanbulGunu(simdi);
  return { Ilk: Ilk ?? sonOnIkiAy(son).Ilk, Son: son };
}

const olculen = (s: Sayilanlar): Olculen => {
  const { PuanToplami: _t, PuanKareleri: _k, ...sayilan } = s;
  return { ...sayilan, ...olcumleri(s) };
};

const kisiBakan = (ctx: ProductAct) => ({ ben: ctx.ben.Id, kapsam: sorumlulukKapsami(ctx.ben) });

/** Groups of the answer. A person with few answers has no figures. */
const kirilimSatirlari = (gruplar: readonly r.KirilanGrup[], kisiler: boolean): KirilimSatiri[] =>
  gruplar.map(({ Id, Anahtar, Ad, ...s }) => {
    const Gizli = kisiler && s.Yanitlanan < EN_AZ_YANIT;
    return { Id, Anahtar, Ad, Gizli, ...olculen(Gizli ? BOS_SAYILANLAR : s) };
  });

/** Questions by months and products: the mean of the answers in each. */
async function isisi(ctx: ProductAct, toplamlar: readonly r.SoruToplami[], donem: Donem): Promise<Istatistik['isi']> {
  const aylar = dilimleri(donem, 'ay');
  const ayinin = (gun: string) => gun.slice(0, 7);
  const urunIdleri = new Set(toplamlar.map((t) => t.proje));
  const [adlar, { projeler }] = await Promise.all([
    r.soruAdlari(ctx.db, [...new Set(toplamlar.map((t) => t.soru))]),
    q.secenekler(ctx.db, ctx.urunler),
  ]);
  const urunler = projeler.filter((p) => urunIdleri.has(p.Id));
  const ortalama = (bunlar: readonly r.SoruToplami[]) => {
    const Adet = bunlar.reduce((t, b) => t + b.adet, 0);
    return Adet === 0 ? null : { Adet, Puan: bunlar.reduce((t, b) => t + b.toplam, 0) / Adet / 100 };
  };
  const satirlar = adlar.map(({ Id, Ad, Anket }): IsiSatiri => {
    const bunun = toplamlar.filter((t) => t.soru === Id);
    return {
      SoruId: Id,
      Soru: Ad,
      Anket,
      ...ortalama(bunun)!,
      Aylar: aylar.map((a) => ortalama(bunun.filter((t) => ayinin(t.ay) === ayinin(a.Ilk)))),
      Urunler: urunler.map((p) => ortalama(bunun.filter((t) => t.proje === p.Id))),
    };
  });
  return { aylar, urunler, satirlar };
}

type Sorulan = Istek<typeof contract.getIstatistik>;

/** All parts of the page at once; a sentence if the days are no valid period. */
async function istatistigi(ctx: ProductAct, istek: Sorulan): Promise<Istatistik | string> {
  const { db, urunler, simdi } = ctx;
  const { TurId, Ilk2, Son2, birim, grup, ...suzulen } = istek;
  const donem = donemi(istek, simdi);
  const hata = donemHatasi(donem);
  if (hata !== null) return hata;
  const bugun = istanbulGunu(simdi);
  const kendiliginden = oncekiDonem(donem, bugun);
  const once = { Ilk: Ilk2 ?? kendiliginden.Ilk, Son: Son2 ?? kendiliginden.Son };
  const onceHatasi = donemHatasi(once);
  if (onceHatasi !== null) return `Karşılaştırma: ${onceHatasi}`;
  const bakan = { urunler, TurId };
  const gorulen = { ...suzulen, ...donem };
  const [parcalar, oncekiler, dusukler, toplamlar] = await Promise.all([
    r.parcalar(db, bakan, suzulen, { donem, bugun, grup }),
    r.parcalar(db, bakan, suzulen, { donem: once, bugun, grup: null }),
    r.dusukler(db, bakan, gorulen),
    r.soruToplamlari(db, bakan, suzulen, { donem, bugun }),
  ]);
  const [bu, oteki] = [topla(parcalar), topla(oncekiler)];
  const diliminki = ({ Ilk, Son }: Donem): Sayilanlar =>
    topla(parcalar.filter((p) => p.Parca >= Ilk && p.Parca <= Son));
  const [kirilan, isi] = await Promise.all([
    r.kirilim(db, bakan, suzulen, { donem, bugun, grup, ...kisiBakan(ctx) }, parcalar),
    isisi(ctx, toplamlar, donem),
  ]);
  return {
    donem,
    once,
    ozet: olculen(bu),
    oncekiOzet: olculen(oteki),
    farklar: olcumFarklari(bu, oteki),
    ...dusukler,
    trend: dilimleri(donem, birim).map((d) => ({ ...d, ...olculen(diliminki(d)) })),
    dagilim: r.dagilimi(parcalar),
    isi,
    kirilim: kirilimSatirlari(kirilan, grup === 'personel'),
  };
}

/** The figures and the words of the screen, for a file. */
async function ciktisi(ctx: ProductAct, istek: Sorulan) {
  const veri = await istatistigi(ctx, istek);
  if (typeof veri === 'string') return veri;
  const { TurId, ProjeId, Kanal, DepartmanId, IlId } = istek;
  const suzulen = { ...veri.donem, ProjeId, Kanal, DepartmanId, IlId };
  const { yorumlar } = await q.yorumlar(ctx.db, { urunler: ctx.urunler, TurId }, suzulen);
  return { veri, sozler: sozleri(yorumlar) };
}

/** The filters of the figures, in words. */
async function suzgecYazisi({ db, urunler }: ProductAct, istek: Sorulan): Promise<string> {
  const [{ anketler, projeler, departmanlar }, il] = await Promise.all([q.secenekler(db, urunler), iller(db)]);
  const adi = (liste: readonly { Id: number; Ad: string }[], id: number | null) => liste.find((x) => x.Id === id)?.Ad;
  return [
    adi(anketler, istek.TurId) ?? 'Bütün anketler',
    adi(projeler, istek.ProjeId),
    istek.Kanal && MEMNUNIYET_KANALLARI[istek.Kanal],
    adi(departmanlar, istek.DepartmanId),
    adi(il, istek.IlId),
  ]
    .filter(Boolean)
    .join(', ');
}

type Listelenen = Istek<typeof contract.getYanitList>;

/**
 * True if the answers behind a person's figures are hidden, as they belong to a colleague or are too few. Then none is
 * listed.
 */
async function kisiyeKapali(ctx: ProductAct, { TurId, PersonelId, ...sorgu }: Listelenen): Promise<boolean> {
  if (PersonelId === null) return false;
  const { ben, kapsam } = kisiBakan(ctx);
  const { Ilk, Son, ProjeId, Kanal, DepartmanId, IlId } = sorgu;
  const suzulen = { Ilk, Son, ProjeId, Kanal, DepartmanId, IlId, PersonelId };
  const [gorur, adet] = await Promise.all([
    q.kisiyiGorur(ctx.db, ben, kapsam, PersonelId),
    q.yanitlananSayisi(ctx.db, { urunler: ctx.urunler, TurId }, suzulen),
  ]);
  return !gorur || adet < EN_AZ_YANIT;
}

export const istatistik: Handlers<typeof contract> = {
  async istatistikGerekli(ctx) {
    const { ben, kapsam } = kisiBakan(ctx);
    const [secenekler, kisiler, il] = await Promise.all([
      q.secenekler(ctx.db, ctx.urunler),
      q.kisiler(ctx.db, ben, kapsam),
      iller(ctx.db),
    ]);
    return { durum: true, ...secenekler, kisiler, iller: il };
  },

  async getIstatistik(ctx, istek) {
    const sonuc = await istatistigi(ctx, istek);
    return typeof sonuc === 'string' ? red(sonuc) : { durum: true, ...sonuc };
  },

  async istatistikKirilimi(ctx, { TurId, grup, ...suzulen }) {
    const donem = donemi(suzulen, ctx.simdi);
    const hata = donemHatasi(donem);
    if (hata !== null) return red(hata);
    const bakan = { urunler: ctx.urunler, TurId };
    const bugun = istanbulGunu(ctx.simdi);
    const gruplar = await r.kirilim(ctx.db, bakan, suzulen, { donem, bugun, grup, ...kisiBakan(ctx) });
    return { durum: true, kirilim: kirilimSatirlari(gruplar, grup === 'personel') };
  },

  async istatistikSozleri({ db, urunler, simdi }, { TurId, ...suzulen }) {
    const donem = donemi(suzulen, simdi);
    const hata = donemHatasi(donem);
    if (hata !== null) return red(hata);
    const { yorumlar, dahaVar } = await q.yorumlar(db, { urunler, TurId }, { ...suzulen, ...donem });
    return { durum: true, Yorum: yorumlar.length, DahaVar: dahaVar, sozler: sozleri(yorumlar) };
  },

  async getYanitList(ctx, istek) {
    const { db, urunler, simdi } = ctx;
    const donem = donemi(istek, simdi);
    const hata = donemHatasi(donem);
    if (hata !== null) return red(hata);
    const sorgu = { ...istek, Ilk: donem.Ilk };
    if (await kisiyeKapali(ctx, sorgu)) return { durum: true, yanitlist: [], toplam: 0, toplamAsildi: false };
    const { TurId, ProjeId, Kanal, DepartmanId, IlId, Soz } = sorgu;
    const suzulen = { Ilk: sorgu.Ilk, Son: sorgu.Son, ProjeId, Kanal, DepartmanId, IlId };
    const idler = Soz === null ? [] : await q.sozuGecenler(db, { urunler, TurId }, suzulen, Soz);
    return listAnswer(db, YANIT_LISTESI, q.yanitKaynagi({ urunler, TurId }, idler), sorgu);
  },

  async istatistikAktar(ctx, istek) {
    const okunan = await ciktisi(ctx, istek);
    if (typeof okunan === 'string') return red(okunan);
    const dosya = await istatistikTablosu(okunan.veri, istek.grup, okunan.sozler);
    await ctx.denetle({ eylem: 'istatistikAktar', nesne: 'istatistik', yeni: istek });
    const dosyaAdi = `Memnuniyet istatistikleri ${istanbulGunu(ctx.simdi)}.xlsx`;
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi };
  },

  async print_istatistik(ctx, istek) {
    const okunan = await ciktisi(ctx, istek);
    if (typeof okunan === 'string') return red(okunan);
    const [satir, suzgec] = await Promise.all([kurulumSatiri(ctx.db), suzgecYazisi(ctx, istek)]);
    const sirket = satir?.sirket ?? '';
    const dosya = await istatistikBelgesi({ sirket, suzgec, ...okunan, grup: istek.grup, simdi: ctx.simdi });
    await ctx.denetle({ eylem: 'print_istatistik', nesne: 'istatistik', yeni: istek });
    const dosyaAdi = `Memnuniyet istatistikleri ${istanbulGunu(ctx.simdi)}.pdf`;
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi };
  },
};
