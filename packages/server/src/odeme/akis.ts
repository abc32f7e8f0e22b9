import { ACIK_DENEMELER, SAGLAYICI_BASLIKLARI, SORGU_DAKIKA, UYARILAR } from '@masabasi/core/odeme/rules';
import { kurus } from '@masabasi/core/para';
import { bildir } from '../bildirim/kayit.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { faturaAlicisi } from '../fatura/kayit.ts';
import type { KisiId } from '../http/access.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';
import * as b from './bilinmeyen.ts';
import { ODEME_UYARISI } from './bildirim.ts';
import { govdeOzeti, type Ham } from './form.ts';
import { basari, geriAlindi, kilitle, uyar, uygula } from './kayit.ts';
import * as q from './queries.ts';
import {
  type Dogrulama,
  type OdemeSaglayici,
  type OdenenIslem,
  SaglayiciHatasi,
  type Sonuc,
  sonuc as sonucYaz,
  temizle,
  type Yonlendirme,
} from './saglayici.ts';
import { SAGLAYICILAR } from './saglayicilar.ts';
import { httpTasima } from './tasima.ts';

/**
 * How an attempt runs between us and the bank. Nothing is asked of the bank within a transaction: what is to be asked is
 * written first, so that whoever comes after a fall knows that it may have been.
 */

export interface OdemeOrtami {
  readonly db: Db;
  readonly config: Config;
  readonly simdi: Date;
}

/** Who takes payments here; null: nobody. */
export const saglayicisi = ({ odeme }: Pick<Config, 'odeme'>): OdemeSaglayici | null =>
  odeme === null ? null : SAGLAYICILAR[odeme.saglayici](odeme.isyeri, httpTasima);

/** Where we are reached: by the bank's browser, and by the bank. */
export const adresi = (c: Config): string =>
  c.publicUrl ?? `http://${c.host.includes(':') ? `[${c.host}]` : c.host}:${c.port}`;

const yaz = <T>(o: OdemeOrtami, is: (y: Parameters<typeof uygula>[0]) => Promise<T>): Promise<T> =>
  islemde({ db: o.db, simdi: o.simdi, istek: SUNUCU, kisiId: null }, async (i) => {
    const sonuc = await is({ ...i, config: o.config });
    // An open page of its invoice shows what became of the attempt.
    i.yayinla({ tur: 'fatura' });
    return sonuc;
  });

export const islemi = (d: q.Deneme, simdi: Date): OdenenIslem => ({
  oid: d.oid,
  belirtec: d.belirtec,
  islemId: d.islem_id,
  tutar: kurus(d.tutar),
  taksit: d.taksit,
  ip: d.ip || '127.0.0.1',
  eposta: '',
  simdi,
});

/**
 * Where the browser of an attempt goes. Of two tabs both go to the same: the bank takes one of them.
 * @throws SaglayiciHatasi where the bank does not open the payment
 */
export async function bankayaGonder(o: OdemeOrtami, s: OdemeSaglayici, id: number): Promise<Yonlendirme | null> {
  const d = await q.deneme(o.db, id);
  if (d === undefined || d.saglayici !== s.ad || new Date(d.son_gecerlilik) <= o.simdi) return null;
  if (d.durum === 'BANKADA') return d.yonlendirme;
  if (d.durum !== 'HAZIR') return null;
  const f = await o.db
    .selectFrom('fatura')
    .select(['no', 'musteri_id'])
    .where('id', '=', d.fatura_id)
    .executeTakeFirstOrThrow();
  const paylar = await q.paylari(o.db, id);
  const kim = await faturaAlicisi(o.db, f.musteri_id);
  const taban = adresi(o.config);
  const yonlendirme = await s.hazirla({
    oid: d.oid,
    tutar: kurus(d.tutar),
    taksit: d.taksit,
    donus: `${taban}/api/payment/callback/${s.ad}`,
    kopru: `${taban}/payment/bridge-success?ref=${await q.refi(o.db, id)}`,
    bildirim: `${taban}/api/payment/notice/${s.ad}`,
    eposta: kim?.Eposta ?? '',
    ad: kim?.Unvan ?? [kim?.Ad, kim?.Soyad].filter(Boolean).join(' ') ?? '',
    adres: kim?.Adres ?? '',
    il: kim?.Il ?? '',
    aciklama: paylar.length > 1 ? `${f.no} ve ${paylar.length - 1} fatura daha` : `${f.no} numaralı fatura`,
    ip: d.ip || '127.0.0.1',
    simdi: o.simdi,
  });
  const gitti = await yaz(o, async ({ db }) => {
    const benim = await q.gecir(db, id, ['HAZIR'], {
      durum: 'BANKADA',
      yonlendirme,
      belirtec: yonlendirme.belirtec,
    });
    if (benim)
      await q.olayYaz(db, {
        denemeId: id,
        zaman: o.simdi,
        kimden: 'biz',
        tur: 'gonderildi',
        aciklama: `Tarayıcı ${new URL(yonlendirme.action).host} adresine gönderildi; istek imzalandı.`,
      });
    return benim;
  });
  return gitti ? yonlendirme : ((await q.deneme(o.db, id))?.yonlendirme ?? null);
}

/** Goes on with what the bank is still to be asked. What it does not answer, the reconciliation asks again. */
async function surdur(o: OdemeOrtami, s: OdemeSaglayici, id: number, ham: Ham | null, ne: 'tamamla' | 'sor') {
  const d = (await q.deneme(o.db, id))!;
  let sonuc: Sonuc;
  try {
    if (ne === 'tamamla' && s.tamamla && ham !== null) sonuc = await s.tamamla(islemi(d, o.simdi), ham);
    else if (s.sorgula) sonuc = await s.sorgula(islemi(d, o.simdi));
    else return;
  } catch (e) {
    if (e instanceof SaglayiciHatasi) return;
    throw e;
  }
  await yaz(o, async (y) => {
    await kilitle(y.db, id);
    if (sonuc.hal !== 'bekliyor')
      await q.olayYaz(y.db, {
        denemeId: id,
        zaman: o.simdi,
        kimden: 'banka',
        tur: ne === 'tamamla' ? 'provizyon' : 'sorgu',
        gecerli: true,
        aciklama:
          sonuc.hal === 'basarili'
            ? `Banka sorumuza paranın alındığını söyledi${sonuc.tutar === null ? '; ne kadar olduğu anlaşılmadı' : ''}.`
            : `Banka sorumuza paranın alınmadığını söyledi (${sonuc.hataKodu ?? 'yok'}).`,
      });
    await uygula(y, id, sonuc);
  });
}

/**
 * A success that the bank signed of an order that is none of ours: somebody paid, and nobody here knows what. It is told once,
 * and counted.
 */
async function sahipsiz(o: OdemeOrtami, s: OdemeSaglayici, { oid, belirtec }: Sonuc): Promise<void> {
  const siparis = oid || belirtec || '?';
  await yaz(o, async (y) => {
    if (!(await b.sahipsizYaz(y.db, { saglayici: s.ad, siparis, zaman: o.simdi }))) return;
    await bildir(y, ODEME_UYARISI, {
      kisiler: await q.uyarilacaklar(y.db, null),
      baslik: 'Kartla ödemeye bakınız: bizde olmayan bir sipariş ödenmiş',
      metin: `${SAGLAYICI_BASLIKLARI[s.ad]}, ${siparis} numaralı siparişin ödendiğini bildirdi; bizde böyle bir ödeme yok. Bankanızın ekranından bakınız.`,
    });
  });
}

/**
 * Takes what came in at one of the bank's doors.
 * @returns the attempt that it means; null: none that we know
 */
export async function mesajAl(
  o: OdemeOrtami,
  s: OdemeSaglayici,
  m: { readonly tur: 'donus' | 'bildirim'; readonly ham: Ham; readonly d: Dogrulama; readonly kurulu?: boolean },
): Promise<number | null> {
  const { d, ham, tur, kurulu = true } = m;
  const gelen = temizle(d.sonuc);
  const deneme = await q.denemesi(o.db, s.ad, gelen);
  if (deneme === undefined) {
    if (d.gecerli && gelen.hal === 'basarili') await sahipsiz(o, s, gelen);
    return null;
  }
  const olay = {
    denemeId: deneme.id,
    zaman: o.simdi,
    kimden: tur === 'donus' ? ('tarayici' as const) : ('banka' as const),
    tur,
    gecerli: d.gecerli,
    ozet: govdeOzeti(ham.govde),
    aciklama: d.bakilan,
  };
  if (!d.gecerli) {
    // Asked before the lock, so that a flood waits for nobody; and within it, so that the end holds.
    const yazilir = ACIK_DENEMELER.includes(deneme.durum) || !kurulu;
    if (yazilir && (await q.redYazilir(o.db, deneme.id)))
      await yaz(o, async ({ db }) => {
        await kilitle(db, deneme.id);
        if (await q.redYazilir(db, deneme.id)) await q.olayYaz(db, olay);
      });
    return deneme.id;
  }
  const sonra = await yaz(o, async (y) => {
    const k = await kilitle(y.db, deneme.id);
    if (k === null || !(await q.olayYaz(y.db, olay))) return null;
    // Of a first try that failed the bank may tell after the second: what it has said since is not taken back by it.
    if (gelen.hal === 'basarisiz' && (k.d.durum === 'DOGRULANDI' || k.d.durum === 'PROVIZYONDA'))
      return k.d.durum === 'DOGRULANDI' ? 'sor' : null;
    return uygula(y, deneme.id, gelen);
  });
  if (sonra !== null) await surdur(o, s, deneme.id, ham, sonra);
  return deneme.id;
}

/** Asks; null: nobody knows. */
const sorulan = (o: OdemeOrtami, s: OdemeSaglayici, d: q.Deneme): Promise<Sonuc | null> =>
  (s.sorgula?.(islemi(d, o.simdi)) ?? Promise.resolve(null))
    .then((sonuc) => sonuc && temizle(sonuc))
    .catch((e: unknown) => {
      if (e instanceof SaglayiciHatasi) return null;
      throw e;
    });

/** Writes down what the bank answered about money. */
const yanitiYaz = (o: OdemeOrtami, d: q.Deneme, sonuc: Sonuc): Promise<void> =>
  yaz(o, async (y) => {
    await kilitle(y.db, d.id);
    await q.olayYaz(y.db, {
      denemeId: d.id,
      zaman: o.simdi,
      kimden: 'banka',
      tur: 'sorgu',
      gecerli: true,
      aciklama:
        sonuc.hal === 'basarili'
          ? 'Haber gelmedi; bankaya soruldu, para alınmış.'
          : `Haber gelmedi; bankaya soruldu, para alınmamış (${sonuc.hataKodu ?? 'yok'}).`,
    });
    await uygula(y, d.id, sonuc);
  });

/**
 * An attempt's time is over. One of which the bank signed that it was paid was, whatever else it does not say; one whose bank
 * can no longer be asked may have been, and somebody has to look.
 */
async function suresiDoldu(o: OdemeOrtami, d: q.Deneme, odendi: boolean, sorulur: boolean): Promise<void> {
  await yaz(o, async (y) => {
    const k = await kilitle(y.db, d.id);
    if (k === null || (!odendi && !ACIK_DENEMELER.includes(k.d.durum))) return;
    if (odendi || k.d.durum === 'DOGRULANDI') return basari(y, k, sonucYaz({ hal: 'basarili', oid: d.oid }));
    await q.gecir(y.db, d.id, ACIK_DENEMELER, { durum: 'SURESI_DOLDU', bitis: o.simdi });
    const bankada = k.d.durum !== 'HAZIR';
    await q.olayYaz(y.db, {
      denemeId: d.id,
      zaman: o.simdi,
      kimden: 'biz',
      tur: 'suresi',
      aciklama: sorulur || !bankada ? 'Süresi içinde ödenmedi; bankada da ödemesi yok.' : 'Süresi doldu.',
    });
    if (!sorulur && bankada)
      await uyar(y, d, {
        paylar: k.paylar,
        soz: `${SAGLAYICI_BASLIKLARI[d.saglayici]} artık kurulu değil; ödemenin ne olduğu sorulamadı. Ödenmiş olabilir: bankanızın ekranından bakınız.`,
      });
  });
}

/** Asks the bank what became of an attempt of which nobody has said anything, and gives up what was never paid. */
export async function sor(o: OdemeOrtami, s: OdemeSaglayici, d: q.Deneme): Promise<void> {
  await o.db.updateTable('odeme_deneme').set({ son_sorgu: o.simdi }).where('id', '=', d.id).execute();
  const acik = ACIK_DENEMELER.includes(d.durum);
  const gecti = !acik || new Date(d.son_gecerlilik) <= o.simdi;
  const sorulur = d.saglayici === s.ad && s.sorgula !== undefined;
  if (d.durum !== 'HAZIR' && sorulur) {
    const yanit = await sorulan(o, s, d);
    // Nobody knows: an attempt is not given up before the bank has said that it has nothing of it.
    if (yanit === null) return;
    const tutarsiz = yanit.hal === 'basarili' && yanit.tutar === null && yanit.baskaPara === null;
    if (tutarsiz) return gecti ? suresiDoldu(o, d, true, true) : undefined;
    // Asked early its payer may still be there: only a yes is believed then.
    const erken = d.durum === 'BANKADA' && new Date(d.zaman).getTime() > o.simdi.getTime() - SORGU_DAKIKA * 60_000;
    if (yanit.hal === 'basarili' || (acik && !erken && yanit.hal === 'basarisiz')) return yanitiYaz(o, d, yanit);
  }
  if (acik && gecti) await suresiDoldu(o, d, false, sorulur);
}

/**
 * Asks the bank what became of a return of which it gave no verdict. Only what it says to have sent back settles it: what it
 * does not show may still be on its way, and a second one would go back twice.
 */
export async function iadeyiSor(o: OdemeOrtami, s: OdemeSaglayici, d: q.Deneme): Promise<void> {
  await o.db.updateTable('odeme_deneme').set({ son_sorgu: o.simdi }).where('id', '=', d.id).execute();
  const istenen = d.iade_tutar;
  const yanit = d.saglayici === s.ad ? await sorulan(o, s, d) : null;
  await yaz(o, async (y) => {
    const k = await kilitle(y.db, d.id);
    if (k === null || k.d.uyari !== 'iade' || istenen === null || k.d.iade_zaman !== d.iade_zaman) return;
    const hepsi = yanit?.geri === 'hepsi';
    if (yanit !== null && yanit.geri !== null && (hepsi || Number(yanit.geri) >= k.d.iade + istenen)) {
      await q.olayYaz(y.db, {
        denemeId: d.id,
        zaman: o.simdi,
        kimden: 'banka',
        tur: 'sorgu',
        gecerli: true,
        aciklama: 'Bankaya soruldu: para karta geri gitmiş.',
      });
      const tutar = hepsi ? (k.d.alinan ?? 0) - k.d.iade : istenen;
      return geriAlindi(y, d.id, { tutar, iptal: hepsi, kisi: d.iade_kisi_id as KisiId | null });
    }
    // Said once, whoever fell, or whatever was set up since.
    if (!(await b.iadeSoylendi(y.db, k.d))) await uyar(y, d, { paylar: k.paylar, soz: UYARILAR.iade });
  });
}
