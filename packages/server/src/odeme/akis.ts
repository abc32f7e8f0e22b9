import { ACIK_DENEMELER } from '@masabasi/core/odeme/rules';
import { kurus } from '@masabasi/core/para';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { faturaAlicisi } from '../fatura/kayit.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';
import { govdeOzeti, type Ham } from './form.ts';
import { kilitle, uygula } from './kayit.ts';
import * as q from './queries.ts';
import {
  type Dogrulama,
  type OdemeSaglayici,
  type OdenenIslem,
  SaglayiciHatasi,
  type Sonuc,
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
  islemde({ db: o.db, simdi: o.simdi, istek: SUNUCU, kisiId: null }, (i) => is({ ...i, config: o.config }));

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
            ? 'Banka sorumuza paranın alındığını söyledi.'
            : `Banka sorumuza paranın alınmadığını söyledi (${sonuc.hataKodu ?? 'yok'}).`,
      });
    await uygula(y, id, sonuc, s.vadeFarkli);
  });
}

/**
 * Takes what came in at one of the bank's doors.
 * @returns the attempt that it means; null: none that we know
 */
export async function mesajAl(
  o: OdemeOrtami,
  s: OdemeSaglayici,
  m: { readonly tur: 'donus' | 'bildirim'; readonly ham: Ham; readonly d: Dogrulama },
): Promise<number | null> {
  const { d, ham, tur } = m;
  const deneme = await q.denemesi(o.db, s.ad, d.sonuc);
  if (deneme === undefined) return null;
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
    if (ACIK_DENEMELER.includes(deneme.durum) && (await q.redYazilir(o.db, deneme.id)))
      await yaz(o, async ({ db }) => {
        await kilitle(db, deneme.id);
        if (await q.redYazilir(db, deneme.id)) await q.olayYaz(db, olay);
      });
    return deneme.id;
  }
  const sonra = await yaz(o, async (y) => {
    await kilitle(y.db, deneme.id);
    return (await q.olayYaz(y.db, olay)) ? uygula(y, deneme.id, d.sonuc, s.vadeFarkli) : null;
  });
  if (sonra !== null) await surdur(o, s, deneme.id, ham, sonra);
  return deneme.id;
}

/** Asks the bank what became of an attempt of which nobody has said anything, and gives up what was never paid. */
export async function sor(o: OdemeOrtami, s: OdemeSaglayici, d: q.Deneme): Promise<void> {
  await o.db.updateTable('odeme_deneme').set({ son_sorgu: o.simdi }).where('id', '=', d.id).execute();
  const gecti = new Date(d.son_gecerlilik) <= o.simdi;
  if (d.durum !== 'HAZIR') {
    if (d.saglayici !== s.ad || !s.sorgula) return;
    const sonuc = await s.sorgula(islemi(d, o.simdi)).catch((e: unknown) => {
      if (e instanceof SaglayiciHatasi) return null;
      throw e;
    });
    // Nobody knows: an attempt is not given up before the bank has said that it has nothing of it.
    if (sonuc === null || (sonuc.hal === 'basarili' && sonuc.tutar === null)) return;
    if (sonuc.hal !== 'bekliyor') {
      await yaz(o, async (y) => {
        await kilitle(y.db, d.id);
        if (d.durum !== 'SURESI_DOLDU' || sonuc.hal === 'basarili')
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
        await uygula(y, d.id, sonuc, s.vadeFarkli);
      });
      return;
    }
  }
  if (!gecti || d.durum === 'SURESI_DOLDU') return;
  await yaz(o, async ({ db }) => {
    if (await q.gecir(db, d.id, ACIK_DENEMELER, { durum: 'SURESI_DOLDU', bitis: o.simdi }))
      await q.olayYaz(db, {
        denemeId: d.id,
        zaman: o.simdi,
        kimden: 'biz',
        tur: 'suresi',
        aciklama: 'Süresi içinde ödenmedi; bankada da ödemesi yok.',
      });
  });
}
