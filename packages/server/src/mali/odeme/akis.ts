import { ACIK_DENEMELER, SAGLAYICI_BASLIKLARI, SORGU_DAKIKA, UYARILAR } from '@masabasi/core/mali/odeme/rules';
import { kurus } from '@masabasi/core/platform/money/para';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { faturaAlicisi } from '../fatura/api.ts';
import { storedPerson } from '../../platform/http/access.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
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
 * Flow of a payment attempt between this server and the bank. The server never asks the bank within a transaction. It
 * writes first what it will ask, so after a crash the next run knows that the bank may have been asked.
 */

export interface OdemeOrtami {
  readonly db: Db;
  readonly config: Config;
  readonly simdi: Date;
}

/** The configured payment provider. Null: payments are not set up. */
export const saglayicisi = ({ odeme }: Pick<Config, 'odeme'>): OdemeSaglayici | null =>
  odeme === null ? null : SAGLAYICILAR[odeme.saglayici](odeme.isyeri, httpTasima);

/** Address of this server for the bank's browser and for the bank itself. */
export const adresi = (c: Config): string =>
  c.publicUrl ?? `http://${c.host.includes(':') ? `[${c.host}]` : c.host}:${c.port}`;

const yaz = <T>(o: OdemeOrtami, is: (y: Parameters<typeof uygula>[0]) => Promise<T>): Promise<T> =>
  islemde({ db: o.db, simdi: o.simdi, istek: SUNUCU, kisiId: null }, async (i) => {
    const sonuc = await is({ ...i, config: o.config });
    // An open page of the invoice shows the result of the attempt.
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
 * Address to which the browser of an attempt goes. Two tabs get the same address, and the bank accepts one of them.
 * @throws SaglayiciHatasi when the bank does not open the payment
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

/** Goes on with the next question to the bank. The reconciliation job repeats a question without an answer. */
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
 * A signed success for an order that is not ours: somebody paid, and the server does not know for which invoice. It is
 * reported once, and counted.
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
 * Takes a message from the bank's entry points.
 * @returns the attempt of the message. Null: no known attempt
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
    // Checked before the lock, so that a flood of messages does not wait, and again inside it, so that the limit holds.
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
    // The bank may report the failure of a first try after the second try. Such a report does not undo a later message.
    if (gelen.hal === 'basarisiz' && (k.d.durum === 'DOGRULANDI' || k.d.durum === 'PROVIZYONDA'))
      return k.d.durum === 'DOGRULANDI' ? 'sor' : null;
    return uygula(y, deneme.id, gelen);
  });
  if (sonra !== null) await surdur(o, s, deneme.id, ham, sonra);
  return deneme.id;
}

/** Asks the bank. Null: the result is unknown. */
const sorulan = (o: OdemeOrtami, s: OdemeSaglayici, d: q.Deneme): Promise<Sonuc | null> =>
  (s.sorgula?.(islemi(d, o.simdi)) ?? Promise.resolve(null))
    .then((sonuc) => sonuc && temizle(sonuc))
    .catch((e: unknown) => {
      if (e instanceof SaglayiciHatasi) return null;
      throw e;
    });

/** Writes the bank's answer about a payment. */
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
 * Ends an attempt whose time is over. An attempt with a signed payment counts as paid, even without other facts. An
 * attempt whose bank can no longer be asked may have been paid, so a person has to look.
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

/** Asks the bank about an attempt without a result, and gives up attempts that were never paid. */
export async function sor(o: OdemeOrtami, s: OdemeSaglayici, d: q.Deneme): Promise<void> {
  await o.db.updateTable('odeme_deneme').set({ son_sorgu: o.simdi }).where('id', '=', d.id).execute();
  const acik = ACIK_DENEMELER.includes(d.durum);
  const gecti = !acik || new Date(d.son_gecerlilik) <= o.simdi;
  const sorulur = d.saglayici === s.ad && s.sorgula !== undefined;
  if (d.durum !== 'HAZIR' && sorulur) {
    const yanit = await sorulan(o, s, d);
    // Unknown result: an attempt is given up only after the bank said that it has no payment.
    if (yanit === null) return;
    const tutarsiz = yanit.hal === 'basarili' && yanit.tutar === null && yanit.baskaPara === null;
    if (tutarsiz) return gecti ? suresiDoldu(o, d, true, true) : undefined;
    // At an early question the payer may still be on the bank's page, so only a success counts.
    const erken = d.durum === 'BANKADA' && new Date(d.zaman).getTime() > o.simdi.getTime() - SORGU_DAKIKA * 60_000;
    if (yanit.hal === 'basarili' || (acik && !erken && yanit.hal === 'basarisiz')) return yanitiYaz(o, d, yanit);
  }
  if (acik && gecti) await suresiDoldu(o, d, false, sorulur);
}

/**
 * Asks the bank about a refund without a verdict. Only a refund that the bank shows settles it. A refund that the bank
 * does not show may still be on its way, and a second request would pay it twice.
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
      return geriAlindi(y, d.id, {
        tutar,
        iptal: hepsi,
        kisi: d.iade_kisi_id === null ? null : storedPerson(d.iade_kisi_id),
      });
    }
    // Reported once, even after a crash or a change of the set-up.
    if (!(await b.iadeSoylendi(y.db, k.d))) await uyar(y, d, { paylar: k.paylar, soz: UYARILAR.iade });
  });
}
