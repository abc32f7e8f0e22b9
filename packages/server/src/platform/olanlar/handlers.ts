import type { olanlar as contract, OlanKonusu } from '@masabasi/core/platform/olanlar/contract';
import {
  aralikHatalari,
  donulenAyrilik,
  donusCumlesi,
  konuSirasi,
  olanOzeti,
  olanSayilari,
  sonAyrilik,
  varsayilanAralik,
} from '@masabasi/core/platform/olanlar/rules';
import { gunEkle, istanbulAni, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { Ben } from '../http/access.ts';
import { type Handlers, red, type Temel } from '../http/context.ts';
import type { OlanSorusu, RoomFace } from '../../room.ts';
import * as q from './queries.ts';

/** Items shown: after an absence of months these are the waiting ones, and the last ones that moved. */
const EN_COK_KONU = 300;

type Odalar = Temel['odalar'];
type Dolu = RoomFace & { readonly ad: string; readonly olanlar: NonNullable<RoomFace['olanlar']> };

/** The rooms whose pages the person may open, as for their lists. */
async function gorulenOdalar(o: OlanSorusu, odalar: Odalar): Promise<Dolu[]> {
  const dolular = odalar.filter((oda): oda is Dolu => oda.olanlar !== undefined);
  const sayfalar = dolular.flatMap((oda) => oda.olanlar.sayfalar ?? []);
  const acik = await q.acilanlar(o.db, o.ben, sayfalar);
  return dolular.filter((oda) => oda.olanlar.sayfalar?.some((s) => acik.has(s)) ?? true);
}

/** Missed events, item by item, in reading order. */
async function konular(o: OlanSorusu, odalar: Odalar): Promise<OlanKonusu[]> {
  const hepsi = await Promise.all(
    (await gorulenOdalar(o, odalar)).map(async ({ ad, olanlar }) =>
      (await olanlar.oku(o)).map((k) => ({ ...k, Oda: ad, Cumle: olanOzeti(k.satirlar) })),
    ),
  );
  return konuSirasi(hepsi.flat());
}

/** The chosen span of days, as instants; the last day ends now at the latest. */
function secilenAralik(Ilk: string, Son: string, simdi: Date) {
  const son = Math.min(istanbulAni(gunEkle(Son, 1)), simdi.getTime());
  return {
    Ilk: new Date(istanbulAni(Ilk)).toISOString(),
    Son: new Date(son).toISOString(),
    Neden: Ilk === Son ? tarihYaz(Ilk) : `${tarihYaz(Ilk)} – ${tarihYaz(Son)}`,
  };
}

async function kendiAraligi(db: Temel['db'], ben: Ben, simdi: Date) {
  const [mesailer, izinler] = await Promise.all([q.mesailer(db, ben.Id, simdi), q.izinleri(db, ben.Id, simdi)]);
  return varsayilanAralik(sonAyrilik(mesailer, simdi), izinler, simdi);
}

export const olanlar: Handlers<typeof contract> = {
  async olanlarim({ db, ben, urunler, simdi, odalar }, { Ilk, Son }) {
    const secildi = Ilk !== null || Son !== null;
    const [hata] = secildi ? Object.values(aralikHatalari({ Ilk, Son }, istanbulGunu(simdi))) : [];
    if (hata !== undefined) return red(hata);
    const aralik = secildi ? secilenAralik(Ilk!, Son!, simdi) : await kendiAraligi(db, ben, simdi);
    const [ilk, son] = [new Date(aralik.Ilk), new Date(aralik.Son)];
    const bulunan = await konular({ db, ben, urunler, simdi, ilk, son }, odalar);
    return {
      durum: true,
      ...aralik,
      sayilar: olanSayilari(bulunan.flatMap((k) => k.satirlar)),
      konular: bulunan.slice(0, EN_COK_KONU),
      Kesildi: bulunan.length > EN_COK_KONU,
    };
  },

  async donusOzeti({ db, ben, urunler, simdi, odalar }) {
    const mesailer = await q.mesailer(db, ben.Id, simdi);
    const suren = mesailer.find((m) => m.suren);
    const ayrilik = suren?.kalkti ? null : donulenAyrilik(mesailer, suren?.Basla ?? null, simdi);
    if (ayrilik === null) return { durum: true, donus: null };
    // Events after the return were seen by the person.
    const [ilk, son] = [new Date(ayrilik.Ilk), new Date(ayrilik.Son)];
    const bulunan = await konular({ db, ben, urunler, simdi, ilk, son }, odalar);
    if (bulunan.length === 0) return { durum: true, donus: null };
    const gorusmeler = bulunan.filter((k) => k.Oda === 'gorusme');
    const Cumle = donusCumlesi({
      Gun: ayrilik.Gun,
      Gorusme: gorusmeler.length,
      Hareket: gorusmeler.reduce((n, k) => n + k.satirlar.length, 0),
      Diger: bulunan.length - gorusmeler.length,
    });
    return { durum: true, donus: { Cumle, Bekleyen: bulunan.filter((k) => k.Bekler !== null).length } };
  },

  async donusOzetiKaldir(ctx) {
    const { db, ben, simdi } = ctx;
    // Closed twice, or with a shift that has ended: the offer is gone either way.
    if (await q.donusuKaldir(db, ben.Id, simdi))
      await ctx.denetle({ eylem: 'donusOzetiKaldir', nesne: 'kisi', nesneId: ben.Id });
    return { durum: true };
  },
};
