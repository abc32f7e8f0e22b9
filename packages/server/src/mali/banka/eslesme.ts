import { type banka as contract, EN_COK_KESIN } from '@masabasi/core/mali/banka/contract';
import { anilanNolar } from '@masabasi/core/mali/banka/adlar';
import {
  type Alacak,
  type ElleTahsilat,
  GEREKCE_METNI,
  kesinOneri,
  oner,
  type Oneri,
} from '@masabasi/core/mali/banka/eslesme';
import {
  BANKA_METNI,
  type Eslesme,
  eslesmeHatasi,
  type Siniflama,
  siniflama,
  siniflamaHatasi,
} from '@masabasi/core/mali/banka/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { defterEngeli, defterTers } from '../defter/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { tahsilatGeriAl, tahsilatYaz } from '../fatura/api.ts';
import * as fatura from '../fatura/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found, type Seen } from '../../platform/http/errors.ts';
import { gorur as musteriGorunur } from '../../musteri/musteri/api.ts';
import { adayAlacaklar, adaylar, anilanFaturalar } from './adaylar.ts';
import { kartlariBagla, kartlariCoz, kartlariTut, kartOnerileri, type SecilenKartlar } from './kartlar.ts';
import { gunEngeli, hareketIsle } from './kayit.ts';
import * as q from './queries.ts';

/** Classifies movements by customer and payment: proposals, decisions of a person, and taking decisions back. */

type Oda = Handlers<typeof contract>;

/** Proposals for each movement within the caller's products. Needs as many statements for many movements as for one. */
async function onerileri(db: Db, hareketler: readonly q.HamHareket[], urunler: UrunKapsami) {
  const gelenler = hareketler.filter((h) => h.Tutar > 0);
  const tutarlar = [...new Set(gelenler.map((h) => h.Tutar))];
  const nolar = new Map(gelenler.map((h) => [h.Id, anilanNolar(h)]));
  const butunNolar = [...new Set([...nolar.values()].flat())];
  const [ilkler, eller, anilanlar] = await Promise.all([
    adaylar(db, hareketler, urunler),
    gelenler.length > 0 ? fatura.bekleyenTahsilatlar(db, urunler, { tutarlar }) : [],
    butunNolar.length > 0 ? anilanFaturalar(db, butunNolar) : [],
  ]);
  const musteriler = [...new Set(gelenler.flatMap((h) => ilkler.get(h.Id)!.map((m) => m.Id)))];
  const acik = gelenler.length > 0 ? await adayAlacaklar(db, urunler, { musteriler, tutarlar, nolar: butunNolar }) : [];
  const musterinin = Map.groupBy(acik, (a) => a.MusteriId);
  const tutarin = Map.groupBy(acik, (a) => a.Kalan);
  const noylaki = new Map(acik.map((a) => [a.No, a]));
  const bunun = new Map(
    gelenler.map((h) => {
      const alacaklar = [
        ...ilkler.get(h.Id)!.flatMap((m) => musterinin.get(m.Id) ?? []),
        ...(tutarin.get(h.Tutar) ?? []),
        ...nolar.get(h.Id)!.flatMap((no) => noylaki.get(no) ?? []),
      ];
      const elle = eller.filter((e) => e.Tutar === h.Tutar);
      return [h.Id, { alacaklar: [...new Set(alacaklar)], elle }];
    }),
  );
  const eksikler = new Map(
    gelenler.flatMap((h) => {
      const bilinen = new Set(ilkler.get(h.Id)!.map((m) => m.Id));
      const { alacaklar, elle } = bunun.get(h.Id)!;
      const eksik = new Set([...alacaklar, ...elle].map((a) => a.MusteriId).filter((id) => !bilinen.has(id)));
      return eksik.size === 0 ? [] : [[h.Id, [...eksik]] as const];
    }),
  );
  const eksikliler = gelenler.filter((h) => eksikler.has(h.Id));
  const tamamlanan = eksikliler.length === 0 ? null : await adaylar(db, eksikliler, urunler, eksikler);
  return hareketler.map((h) => {
    const adaylari = tamamlanan?.get(h.Id) ?? ilkler.get(h.Id)!;
    const { alacaklar = [], elle = [] } = bunun.get(h.Id) ?? {};
    const oneriler = oner(
      h,
      adaylari,
      alacaklar.map((a): Alacak => ({
        Id: a.FaturaId,
        No: a.No,
        MusteriId: a.MusteriId,
        Birim: a.ParaBirimi,
        Kalan: a.Kalan,
        Gun: a.Tarih,
        Vade: a.Vade,
      })),
      elle.map((e): ElleTahsilat => ({ ...e, Birim: e.ParaBirimi, Gun: e.Tarih })),
      anilanlar.filter((a) => nolar.get(h.Id)?.includes(a.No) === true),
    );
    const adlar = new Map(adaylari.map((m) => [m.Id, m.Ad] as const));
    const numaralar = new Map(alacaklar.map((a) => [a.FaturaId, a.No]));
    const gorunen = (o: Oneri) => ({
      MusteriId: o.MusteriId,
      Musteri: adlar.get(o.MusteriId)!,
      Skor: o.Skor,
      gerekceler: o.gerekceler.filter((g) => g in GEREKCE_METNI),
      odenenler: o.odenenler.map((x) => ({ FaturaId: x.AlacakId, No: numaralar.get(x.AlacakId)!, Tutar: x.Tutar })),
      tahsilat:
        elle.filter((e) => e.Id === o.TahsilatId).map(({ Id, No, Tarih, Tutar }) => ({ Id, No, Tarih, Tutar }))[0] ??
        null,
      Masraf: o.Masraf,
      Avans: o.Avans,
    });
    return { h, oneriler, gorunen };
  });
}

/** Payments of this customer written by hand whose bank line has not arrived yet. */
const eldekiler = async (db: Db, urunler: UrunKapsami, h: q.HamHareket, s: Siniflama, e: Eslesme) =>
  e.TahsilatIdler.length === 0
    ? []
    : (await fatura.bekleyenTahsilatlar(db, urunler, { idler: e.TahsilatIdler })).filter(
        (t) => t.MusteriId === s.MusteriId && t.ParaBirimi === h.Birim,
      );

/**
 * Locks these invoices and those of the payments written by hand, in one order. Until the transaction ends, nobody can
 * take such a payment back or match it to another line. Returns a sentence when an invoice cannot be paid this way.
 */
async function odenecekler(
  db: Db,
  urunler: UrunKapsami,
  h: q.HamHareket,
  s: Siniflama,
  e: Eslesme,
): Promise<Map<number, FaturaKarti> | string> {
  const tutulan = new Map<number, FaturaKarti>();
  const elle = (await eldekiler(db, urunler, h, s, e)).map((t) => t.FaturaId);
  const idler = new Set([...e.odenenler.map((o) => o.FaturaId), ...elle]);
  for (const FaturaId of [...idler].toSorted((a, b) => a - b)) {
    const f = await fatura.kilitle(db, FaturaId, urunler);
    const Tutar = e.odenenler.find((o) => o.FaturaId === FaturaId)?.Tutar;
    if (Tutar === undefined) continue;
    if (f === null || f.No === null) return 'Seçtiğiniz fatura bulunamadı. Listeden yeniden seçiniz.';
    if (f.MusteriId !== s.MusteriId) return `${f.No} bu müşterinin faturası değil.`;
    if (f.ParaBirimi !== h.Birim) return `${f.No} ${f.ParaBirimi} faturası; ${h.Birim} hareketle kapanmaz.`;
    if (Tutar > f.Kalan) return `${f.No} faturasının kalanı ${paraYaz(f.Kalan, f.ParaBirimi)}; bundan çoğu kapatılmaz.`;
    tutulan.set(FaturaId, f);
  }
  return tutulan;
}

/** Writes a classification: the ledger entry, the payments of invoices, and the learned rule. */
async function isle(ctx: ProductAct, h: q.HamHareket, s: Siniflama, e: Eslesme, secilen: SecilenKartlar | null = null) {
  const { db, ben, simdi, urunler } = ctx;
  if (h.FisSira !== null) return red(BANKA_METNI.islenmis);
  const hesap = (await q.hesap(db, h.HesapId, false))!;
  const hata = siniflamaHatasi(s, h.HesapId, secilen) ?? gunEngeli(hesap, h.Gun);
  if (hata !== null) return red(hata);
  if (s.MusteriId !== null && !(await musteriGorunur(db, s.MusteriId, urunler)))
    return red('Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.');
  if (s.HesapKod !== null && !(await q.elleHesapMi(db, s.HesapKod)))
    return red('Seçtiğiniz defter hesabına elle işlenmez.');
  const karsi = s.KarsiHesapId === null ? null : await q.hesap(db, s.KarsiHesapId, false);
  if (s.KarsiHesapId !== null && (karsi === null || !karsi.Aktif))
    return red('Seçtiğiniz karşı hesap kullanımda değil.');
  if (karsi !== null && karsi.Birim !== h.Birim)
    return red('Transferin iki ucu aynı para biriminde olmalı; döviz alım satımını ‘Diğer hesap’ olarak işleyiniz.');
  const odenen = await odenecekler(db, urunler, h, s, e);
  if (typeof odenen === 'string') return red(odenen);
  const eller = await eldekiler(db, urunler, h, s, e);
  if (eller.length !== new Set(e.TahsilatIdler).size)
    return red('Seçtiğiniz tahsilat hareketini beklemiyor. Listeden yeniden seçiniz.');
  const Elle = kurus(eller.reduce((t, x) => t + x.Tutar, 0));
  const kartlar = s.Sinif === 'kart' ? await kartlariTut(db, urunler, h, secilen!, e.Masraf) : undefined;
  if (typeof kartlar === 'string') return red(kartlar);
  const engel = eslesmeHatasi(h, s, e, Elle) ?? (await defterEngeli(db, h.Gun));
  if (engel !== null) return red(engel);
  const sonuc = await hareketIsle({ db, simdi, kisi: ben.Id }, h, s, { Masraf: e.Masraf, Elle }, kartlar);
  for (const { FaturaId, Tutar } of e.odenenler) {
    const yazilan = await tahsilatYaz(ctx, odenen.get(FaturaId)!, {
      Tarih: h.Gun,
      Tutar,
      Kaynak: 'banka',
      Aciklama: `${h.Hesap}, ${tarihYaz(h.Gun)}`,
      hareketId: h.Id,
    });
    if (!yazilan.durum) throw new Error(`a payment that was looked at is refused: ${yazilan.msg}`);
  }
  await fatura.tahsilatlariBagla(
    db,
    eller.map((t) => t.Id),
    h.Id,
  );
  if (kartlar !== undefined) await kartlariBagla(db, secilen!, h.Id);
  await ctx.denetle({
    eylem: 'eslesmeKaydet',
    nesne: 'banka_hareket',
    nesneId: h.Id,
    yeni: {
      ...s,
      Masraf: e.Masraf,
      Elle,
      Kapatilan: kurus(e.odenenler.reduce((t, o) => t + o.Tutar, 0)),
      Birim: h.Birim,
    },
  });
  ctx.yayinla({ tur: 'banka' });
  return { durum: true as const, ...sonuc };
}

/** Locks a movement and checks the version in the request. */
async function kilitli(db: Db, { Id, Surum }: Seen) {
  const h = found(await q.hareket(db, Id, true), 'Banka hareketi');
  if (h.Surum !== Surum) throw surumEski({ Id, Surum: h.Surum });
  return h;
}

const eslesmesi = (o: Oneri): Eslesme => ({
  odenenler: o.odenenler.map((x) => ({ FaturaId: x.AlacakId, Tutar: x.Tutar })),
  TahsilatIdler: o.TahsilatId === null ? [] : [o.TahsilatId],
  Masraf: o.Masraf,
});
const musterinin = (MusteriId: number): Siniflama => ({
  Sinif: 'musteri',
  MusteriId,
  KarsiHesapId: null,
  HesapKod: null,
  Notu: '',
});
const ayni = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length;

export const eslesme: Pick<
  Oda,
  'eslesmeOner' | 'eslesmeAlacaklari' | 'kesinEslesmeler' | 'kesinleriIsle' | 'eslesmeKaydet' | 'eslesmeGeriAl'
> = {
  async eslesmeOner({ db, urunler }, { Id }) {
    const h = found(await q.hareket(db, Id, false), 'Banka hareketi');
    const { oneriler, gorunen } = (await onerileri(db, [h], urunler))[0]!;
    return { durum: true, oneriler: oneriler.map(gorunen), kartlar: await kartOnerileri(db, h, urunler) };
  },

  async eslesmeAlacaklari({ db, urunler }, { Id, MusteriId }) {
    const h = found(await q.hareket(db, Id, false), 'Banka hareketi');
    if (!(await musteriGorunur(db, MusteriId, urunler))) throw kayitYok('Müşteri');
    const [alacaklar, tahsilatlar] = await Promise.all([
      fatura.acikAlacaklar(db, urunler, { musteriId: MusteriId }),
      fatura.bekleyenTahsilatlar(db, urunler, { musteriId: MusteriId }),
    ]);
    return {
      durum: true,
      alacaklar: alacaklar
        .filter((a) => a.ParaBirimi === h.Birim)
        .map(({ FaturaId, No, Tarih, Vade, Kalan }) => ({ FaturaId, No, Tarih, Vade, Kalan })),
      tahsilatlar: tahsilatlar
        .filter((t) => t.ParaBirimi === h.Birim)
        .map(({ Id: id, No, Tarih, Tutar }) => ({ Id: id, No, Tarih, Tutar })),
    };
  },

  async kesinEslesmeler({ db, urunler }, { HesapId }) {
    const idler = await q.bekleyenler(db, HesapId, EN_COK_KESIN);
    // Two lines never take the same invoice: a later line does not see invoices that an earlier line took.
    const alinan = new Set<string>();
    const eslesmeler = [];
    for (const { h, oneriler, gorunen } of await onerileri(db, await q.hareketler(db, idler), urunler)) {
      const o = kesinOneri(oneriler);
      const nesi =
        o === null
          ? []
          : [...o.odenenler.map((x) => `f${x.AlacakId}`), ...(o.TahsilatId === null ? [] : [`t${o.TahsilatId}`])];
      if (o === null || nesi.some((x) => alinan.has(x))) continue;
      for (const x of nesi) alinan.add(x);
      const { Id, Surum, Gun, Hesap, Birim, Tutar, Aciklama } = h;
      eslesmeler.push({ Id, Surum, Gun, Hesap, Birim, Tutar, Aciklama, oneri: gorunen(o) });
    }
    return { durum: true, eslesmeler, Bakilan: idler.length };
  },

  async kesinleriIsle(ctx, { eslesmeler }) {
    let Islenen = 0;
    for (const istenen of eslesmeler.toSorted((a, b) => a.Id - b.Id)) {
      const h = await q.hareket(ctx.db, istenen.Id, true);
      if (h === null || h.Surum !== istenen.Surum || h.FisSira !== null) continue;
      const o = kesinOneri((await onerileri(ctx.db, [h], ctx.urunler))[0]!.oneriler);
      if (o === null || o.MusteriId !== istenen.MusteriId || o.TahsilatId !== istenen.TahsilatId) continue;
      if (
        !ayni(
          o.odenenler.map((x) => x.AlacakId),
          istenen.FaturaIdler,
        )
      )
        continue;
      if ((await isle(ctx, h, musterinin(o.MusteriId), eslesmesi(o))).durum) Islenen++;
    }
    return { durum: true, Islenen, Atlanan: eslesmeler.length - Islenen };
  },

  async eslesmeKaydet(ctx, { Id, Surum, odenenler, TahsilatIdler, Masraf, kart, ...ham }) {
    const h = await kilitli(ctx.db, { Id, Surum });
    return isle(ctx, h, siniflama(ham), { odenenler, TahsilatIdler, Masraf }, kart);
  },

  async eslesmeGeriAl(ctx, istek) {
    const { db, simdi, urunler } = ctx;
    const h = await kilitli(db, istek);
    if (h.FisSira === null) return red(BANKA_METNI.islenmemis);
    const engel = gunEngeli((await q.hesap(db, h.HesapId, false))!, h.Gun);
    if (engel !== null) return red(engel);
    const kapattiklari = await fatura.hareketinTahsilatlari(db, h.Id);
    const faturalar = new Map<number, FaturaKarti>();
    for (const id of new Set(kapattiklari.map((t) => t.FaturaId))) {
      const f = await fatura.kilitle(db, id, urunler);
      if (f === null)
        return red('Bu hareket, görmediğiniz bir ürünün faturasını kapatmış; onu gören biri geri alabilir.');
      faturalar.set(id, f);
    }
    const kapali = await defterEngeli(db, h.Gun);
    if (kapali !== null) return red(kapali);
    const kesilmis = await kartlariCoz(db, h.Id);
    if (kesilmis !== null) return red(kesilmis);
    for (const t of kapattiklari.filter((x) => x.Kaynak === 'banka')) {
      const alinan = await tahsilatGeriAl(ctx, faturalar.get(t.FaturaId)!, t.Id, 'banka');
      if (!alinan.durum) throw new Error(`a payment that was looked at stays: ${alinan.msg}`);
    }
    await fatura.tahsilatlariBagla(
      db,
      kapattiklari.filter((x) => x.Kaynak !== 'banka').map((t) => t.Id),
      null,
    );
    await defterTers({ db, simdi }, h.FisSira, 'Banka hareketinin işlenmesi geri alındı');
    const Surum = await q.geriAl(db, h.Id);
    await ctx.denetle({ eylem: 'eslesmeGeriAl', nesne: 'banka_hareket', nesneId: h.Id });
    ctx.yayinla({ tur: 'banka' });
    return { durum: true, Surum };
  },
};
