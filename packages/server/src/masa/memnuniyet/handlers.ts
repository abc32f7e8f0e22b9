import type { AnketSorusu, SoruYaniti } from '@masabasi/core/masa/anket/rules';
import { yanitHatalari } from '@masabasi/core/masa/anket/rules';
import { EN_AZ_YANIT } from '@masabasi/core/masa/istatistik/rules';
import type {
  MemnuniyetCevabi,
  memnuniyet as contract,
  MemnuniyetSorusu,
} from '@masabasi/core/masa/memnuniyet/contract';
import { MEMNUNIYET_LISTESI } from '@masabasi/core/masa/memnuniyet/liste';
import {
  aramaHatalari,
  aranmaEngeli,
  type AramaSonucu,
  denemeEngeli,
  elleSormaEngeli,
  izlemeHatalari,
  KENDI_ANKETI,
  MEMNUNIYET_DURUM_ADLARI,
  MEMNUNIYET_SURECI,
  type MemnuniyetKanali,
  sessizlikEngeli,
  sorabilir,
  soruluyor,
  TESEKKUR_PUANI,
  type Ulasim,
  YENIDEN_ARAMA_SAATI,
  yazilmaEngeli,
} from '@masabasi/core/masa/memnuniyet/rules';
import { hizmetSonu } from '@masabasi/core/masa/sla/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found, type Seen } from '../../platform/http/errors.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { takvim } from '../sla/api.ts';
import * as g from './gunluk.ts';
import { durumDegistir, gonder, musteriyeYaz, yanitla, yazildi } from './kayit.ts';
import * as q from './queries.ts';

const SAAT_MS = 3_600_000;
const SURESI_DOLDU = 'Anketin süresi doldu; artık sorulmaz.';
const ADRES_YOK = 'Bu kurulumun dışarıdan ulaşılan bir adresi yok; anketi telefonla yapınız.';

/** A survey's questions and choices as rows. */
function satirlari({ TurId, Surum, sorular }: q.SorulanAnket): {
  sorular: MemnuniyetSorusu[];
  cevaplar: MemnuniyetCevabi[];
} {
  return {
    sorular: sorular.map((s, i) => ({
      Id: s.Id,
      TurId,
      Sira: i + 1,
      Soru: s.Soru,
      Tip: s.Tip,
      Zorunlu: s.Zorunlu,
      Agirlik: s.Agirlik,
      KosulSoruId: s.KosulSoruId,
      KosulCevapId: s.KosulCevapId,
      KosulEnAz: s.KosulEnAz,
      KosulEnCok: s.KosulEnCok,
      SoruSurum: Surum,
    })),
    cevaplar: sorular.flatMap((s) => s.Cevaplar.map((c, i) => ({ ...c, SoruId: s.Id, Sira: i + 1 }))),
  };
}

/**
 * An open survey request that this person sees, locked, in the version that the person read; a sentence if it is over.
 */
async function sorulan(ctx: ProductAct, { Id, Surum }: Seen) {
  const k = found(await q.kilitle(ctx.db, Id, ctx, ctx.urunler), 'Anket');
  // For two calls at once the end is reported before the change.
  if (!soruluyor(k.DurumAnahtar)) return red(MEMNUNIYET_SURECI.kapali(MEMNUNIYET_DURUM_ADLARI[k.DurumAnahtar]));
  if (!sorabilir(k, ctx.ben)) return red(KENDI_ANKETI);
  if (k.Surum !== Surum) throw surumEski();
  return ms(k.Son_Gecerlilik) <= ctx.simdi.getTime() ? red(SURESI_DOLDU) : { durum: true as const, k };
}

/** The first error in answers to these questions; null: none. */
const ilkHata = (sorular: readonly AnketSorusu[], yanitlar: readonly SoruYaniti[]): string | null =>
  yanitHatalari(sorular, yanitlar)[0]?.msg ?? null;

/** Nobody took the call: it is repeated some hours of the desk later, three times at most. */
async function ulasilamadi(ctx: ProductAct, n: q.SorulanHal, deneme: number, aciklama: string) {
  const is = { ...ctx, kisi: ctx.ben.Id };
  const an = ctx.simdi.getTime() + YENIDEN_ARAMA_SAATI * SAAT_MS;
  const vakit = hizmetSonu(await takvim(ctx.db, istanbulGunu(ctx.simdi)), an, 0) ?? an;
  const degisen = { deneme, vakit: new Date(vakit), soruldu: n.soruldu ?? ctx.simdi, kanal: 'telefon' as const };
  const olan = {
    tur: 'arandi' as const,
    baslik: `Ulaşılamadı (${deneme}. deneme)`,
    aciklama,
    yeni: { Deneme: deneme },
  };
  if (n.DurumAnahtar === 'bekliyor') return durumDegistir(is, n, 'ulasilamadi', degisen, olan);
  const satir = await ctx.db
    .updateTable('memnuniyet')
    .set((eb) => ({ ...degisen, surum: eb('surum', '+', 1) }))
    .where('id', '=', n.Id)
    .returning(['id as Id', 'surum as Surum'])
    .executeTakeFirstOrThrow();
  await yazildi(is, n.Id, olan);
  return satir;
}

/** Reason not to ask a customer in this way; null: it is allowed. */
function kanalEngeli(
  { publicUrl }: Pick<ProductAct['config'], 'publicUrl'>,
  u: Ulasim,
  kanal: MemnuniyetKanali,
): string | null {
  if (kanal === 'telefon') return aranmaEngeli(u);
  if (kanal === 'baglanti') return null;
  return publicUrl === null ? ADRES_YOK : yazilmaEngeli(u);
}

/** Customer and topic of a survey request by hand, if visible, and the reason for a refusal. */
async function elleSorulan(ctx: ProductAct, o: { readonly MusteriId: number; readonly GorusmeId: number | null }) {
  const [musteri, gorusme] = await Promise.all([
    g.elleMusteri(ctx.db, o.MusteriId, ctx.urunler),
    o.GorusmeId === null ? null : g.elleGorusme(ctx.db, { id: o.GorusmeId, musteriId: o.MusteriId }, ctx.urunler),
  ]);
  if (musteri === null) throw kayitYok('Müşteri');
  if (o.GorusmeId !== null && gorusme === null) throw kayitYok('Görüşme');
  return { musteri, gorusme, Engel: elleSormaEngeli({ Gitti: musteri.Gitti, Gorusme: gorusme }, ctx.ben) };
}

const SON_BASLIK: Readonly<Record<Exclude<AramaSonucu, 'tamamlandi' | 'ulasilamadi'>, string>> = {
  reddetti: 'Müşteri yanıtlamak istemedi',
  iptal: 'İptal edildi',
};

export const memnuniyet: Handlers<typeof contract> = {
  async getMemnuniyetList(ctx, sorgu) {
    const [sayfa, adetler] = await Promise.all([
      listAnswer(ctx.db, MEMNUNIYET_LISTESI, q.memnuniyetKaynagi(ctx, ctx.urunler), sorgu),
      q.adetler(ctx.db, ctx, ctx.urunler),
    ]);
    return { ...sayfa, ozet: { adetler } };
  },

  async getMemnuniyetDetay(ctx, { Id }) {
    const { db } = ctx;
    const k = found(await q.kart(db, Id, ctx, ctx.urunler), 'Anket');
    const [anket, yanitlar, konusu, izleme, hareketlist] = await Promise.all([
      q.sorulari(db, Id),
      k.Acik ? q.yanitlari(db, Id) : [],
      q.konusu(db, k),
      q.izlemesi(db, Id, ctx.ben),
      q.hareketler(db, Id, k.Acik),
    ]);
    const verilen = yanitlar.map((y) => ({ ...y, CevapIdler: [...y.CevapIdler] }));
    return { durum: true, memnuniyet: k, ...satirlari(anket), yanitlar: verilen, konusu, izleme, hareketlist };
  },

  async memnuniyetSorulari({ db }, { TurId }) {
    const anket = await q.yayindaki(db, TurId);
    if (anket === null) return red('Bu anket yayınlanmamış.');
    return { durum: true, ...satirlari(anket) };
  },

  async memnuniyetKaydet(ctx, { memnuniyet: { Sonuc, Aciklama, ...hangisi }, yanitlar }) {
    const bulunan = await sorulan(ctx, hangisi);
    if (!bulunan.durum) return bulunan;
    const { db, ben } = ctx;
    const { k } = bulunan;
    const n = (await q.halKilitle(db, k.Id))!;
    const is = { ...ctx, kisi: ben.Id };
    const [hata] = Object.values(aramaHatalari({ Sonuc, Aciklama }));
    const aciklama = Aciklama.trim();
    const engel =
      hata ??
      (Sonuc === 'ulasilamadi' ? denemeEngeli(k) : null) ??
      gecisEngeli(MEMNUNIYET_SURECI, { ...n, DurumAnahtar: 'bekliyor' }, Sonuc, ben) ??
      (Sonuc === 'tamamlandi' ? ilkHata(n.sorular, yanitlar) : null);
    if (engel !== null) return red(engel);
    const kayit =
      Sonuc === 'tamamlandi'
        ? await yanitla(is, n, yanitlar, ben.Id)
        : Sonuc === 'ulasilamadi'
          ? await ulasilamadi(ctx, n, k.DenemeSayi + 1, aciklama)
          : await durumDegistir(
              is,
              n,
              Sonuc,
              { yarim: null, ...(Sonuc === 'reddetti' && { soruldu: n.soruldu ?? ctx.simdi }) },
              { tur: 'durum', baslik: SON_BASLIK[Sonuc], aciklama },
            );
    await ctx.denetle({ eylem: 'memnuniyetKaydet', nesne: 'memnuniyet', nesneId: k.Id, yeni: { DurumAnahtar: Sonuc } });
    return { durum: true, ...kayit, SonrakiId: await q.sonraki(db, k.Id, ctx, ctx.urunler) };
  },

  async memnuniyetGonder(ctx, { kanal, ...hangisi }) {
    const bulunan = await sorulan(ctx, hangisi);
    if (!bulunan.durum) return bulunan;
    const { db, simdi } = ctx;
    const { k } = bulunan;
    const n = (await q.halKilitle(db, k.Id))!;
    const u = await q.ulasim(db, n.musteri_id);
    const engel = kanalEngeli(ctx.config, u, kanal) ?? (kanal === 'telefon' ? denemeEngeli(k) : null);
    if (engel !== null) return red(engel);
    const is = { ...ctx, kisi: ctx.ben.Id };
    let Adres: string | null = null;
    if (kanal === 'telefon') {
      await db
        .updateTable('memnuniyet')
        .set((eb) => ({ kanal, vakit: simdi, surum: eb('surum', '+', 1) }))
        .where('id', '=', n.Id)
        .execute();
      await yazildi(is, n.Id, { tur: 'istendi', baslik: 'Arama sırasına alındı', yeni: { Kanal: kanal } });
    } else {
      const adres = await gonder(is, n, kanal, u.Eposta ?? '');
      if (kanal === 'baglanti') Adres = adres;
    }
    await ctx.denetle({ eylem: 'memnuniyetGonder', nesne: 'memnuniyet', nesneId: n.Id, yeni: { Kanal: kanal } });
    return { durum: true, Id: n.Id, Surum: k.Surum + 1, Adres };
  },

  async sorulabilir(ctx, istek) {
    const { db, config } = ctx;
    const { musteri, gorusme, Engel } = await elleSorulan(ctx, istek);
    const [anketler, u] = await Promise.all([
      g.elleAnketler(db, ctx.urunler, gorusme !== null),
      q.ulasim(db, istek.MusteriId),
    ]);
    const projeler = gorusme === null ? [...musteri.projeler] : [{ Id: gorusme.ProjeId, Ad: gorusme.Proje }];
    return {
      durum: true,
      Engel,
      anketler: anketler
        .filter((x) => x.ProjeId === null || projeler.some((p) => p.Id === x.ProjeId))
        .map(({ Id, Ad, ProjeId }) => ({ Id, Ad, ProjeId })),
      projeler,
      kanallar: {
        eposta: kanalEngeli(config, u, 'eposta'),
        telefon: kanalEngeli(config, u, 'telefon'),
        baglanti: kanalEngeli(config, u, 'baglanti'),
      },
    };
  },

  async memnuniyetSor(ctx, istek) {
    const { db, simdi, ben } = ctx;
    const { MusteriId, GorusmeId, ProjeId, TurId, kanal } = istek;
    const u = await g.ulasimKilitle(db, MusteriId);
    const { musteri, gorusme, Engel } = await elleSorulan(ctx, istek);
    const anket = (await g.elleAnketler(db, ctx.urunler, gorusme !== null)).find((x) => x.Id === TurId);
    const urunleri = gorusme === null ? musteri.projeler.map((p) => p.Id) : [gorusme.ProjeId];
    if (anket === undefined) return red('Bu anket elle sorulmuyor.');
    if (!urunleri.includes(ProjeId) || (anket.ProjeId !== null && anket.ProjeId !== ProjeId))
      return red('Bu anket, seçilen ürün hakkında sorulmuyor.');
    const son = musteri.sonSorulma === null ? null : istanbulGunu(musteri.sonSorulma);
    const engel =
      Engel ?? sessizlikEngeli(anket.sessiz_gun, son, istanbulGunu(simdi)) ?? kanalEngeli(ctx.config, u, kanal);
    if (engel !== null) return red(engel);
    const yeni = await db
      .insertInto('memnuniyet')
      .values({
        anket_id: TurId,
        surum_no: anket.no,
        musteri_id: MusteriId,
        proje_id: ProjeId,
        gorusme_id: GorusmeId,
        egitim_id: null,
        olay_zamani: gorusme?.kapanis_zamani ?? simdi,
        personel_id: gorusme?.PersonelId ?? null,
        departman_id: gorusme?.departman_id ?? null,
        kanal,
        vakit: simdi,
        son_gecerlilik: new Date(simdi.getTime() + anket.gecerlilik_gun * 24 * SAAT_MS),
      })
      .onConflict((oc) => oc.doNothing())
      .returning(['id', 'surum'])
      .executeTakeFirst();
    if (yeni === undefined) return red('Bu görüşme için bu anket zaten sorulmuş.');
    const is = { ...ctx, kisi: ben.Id };
    await yazildi(is, yeni.id, { tur: 'istendi', baslik: 'Elle istendi', yeni: { Kanal: kanal } });
    await ctx.denetle({ eylem: 'memnuniyetSor', nesne: 'memnuniyet', nesneId: yeni.id, yeni: { Kanal: kanal } });
    if (kanal === 'telefon') return { durum: true, Id: yeni.id, Surum: yeni.surum, Adres: null };
    const adres = await gonder(is, (await q.halKilitle(db, yeni.id))!, kanal, u.Eposta ?? '');
    return { durum: true, Id: yeni.id, Surum: yeni.surum + 1, Adres: kanal === 'baglanti' ? adres : null };
  },

  async memnuniyetIzle(ctx, { Id, Surum, ...form }) {
    const { db, simdi, ben } = ctx;
    const k = await q.kilitle(db, Id, ctx, ctx.urunler);
    const izleme = found(k && (await q.izlemesi(db, Id, ben)), 'İzleme');
    if (!izleme.Kapatilir) return red(`Bu izlemeyi ${izleme.Kapatan ?? 'başka biri'} kapatmış.`);
    if (izleme.Surum !== Surum) throw surumEski();
    const [hata] = Object.values(izlemeHatalari(form));
    if (hata !== undefined) return red(hata);
    const n = (await q.halKilitle(db, Id))!;
    const is = { ...ctx, kisi: ben.Id };
    const u = await q.ulasim(db, n.musteri_id);
    const engel = form.Kanal === 'eposta' ? yazilmaEngeli(u) : null;
    if (engel !== null) return red(`${engel} Müşteriyi arayıp söyleyiniz.`);
    const [yapilan, musteriye] = [form.Yapilan.trim(), form.Musteriye.trim()];
    const satir = await db
      .updateTable('memnuniyet_izleme')
      .set((eb) => ({
        kapanma_zamani: simdi,
        kapatan_id: ben.Id,
        yapilan,
        kanal: form.Kanal,
        musteriye,
        surum: eb('surum', '+', 1),
      }))
      .where('memnuniyet_id', '=', Id)
      .returning('surum')
      .executeTakeFirstOrThrow();
    if (form.Kanal === 'eposta') await musteriyeYaz(is, n, u.Eposta!, musteriye);
    await yazildi(is, Id, { tur: 'izlendi', aciklama: yapilan });
    const baslik = form.Kanal === 'eposta' ? 'Müşteriye yazıldı' : 'Müşteriye telefonda söylendi';
    await yazildi(is, Id, { tur: 'tesekkur', baslik, aciklama: musteriye, musteriye: true });
    await ctx.denetle({ eylem: 'memnuniyetIzle', nesne: 'memnuniyet', nesneId: Id, yeni: { Kanal: form.Kanal } });
    return { durum: true, Id, Surum: satir.surum };
  },

  async musterilerinSoyledikleri({ db, ben, simdi }) {
    const ozet = await q.kendiOzeti(db, ben.Id, simdi);
    if (ozet.Yanit < EN_AZ_YANIT) return { durum: true, ozet: null, tesekkurler: [] };
    return { durum: true, ozet, tesekkurler: await q.tesekkurler(db, ben.Id, TESEKKUR_PUANI, simdi) };
  },
};
