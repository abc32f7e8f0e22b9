import { taksitSecenekleri } from '@masabasi/core/odeme/rules';
import type { Db } from '../db/connect.ts';
import { saklananUrunler, tokenOzeti } from '../http/access.ts';
import type { AcikForm, AcikSayfa, AcikYanit } from '../http/publicPages.ts';
import { islemde } from '../http/transaction.ts';
import { kart } from '../fatura/queries.ts';
import { kurulumSatiri } from '../kurulum/queries.ts';
import { bankayaGonder, saglayicisi } from './akis.ts';
import { denemeAc, odemeEngeli } from './kayit.ts';
import * as q from './queries.ts';
import { SaglayiciHatasi } from './saglayici.ts';
import { gecisSayfasi, odemeSayfasi, yokSayfasi, YOL } from './sayfa.ts';

/** The pages on which somebody pays: no session, and nothing happens before a button is pressed. */

const KOD = /^[\w-]{43}$/;
const KAPALI = 'Kartla ödeme şu anda alınmıyor; bize telefonla ulaşınız.';
const ULASILAMADI = 'Bankaya şu anda ulaşılamıyor; birkaç dakika sonra yeniden deneyiniz.';

const sirketi = async (db: Db): Promise<string> => (await kurulumSatiri(db))?.sirket ?? 'Ödeme';
const yok = async (db: Db): Promise<AcikYanit> => ({ durum: 404, html: yokSayfasi(await sirketi(db)) });

/** The invoice that a link is of; null: none. */
async function faturasi(db: Db, kod: string) {
  if (!KOD.test(kod)) return null;
  const b = await db
    .selectFrom('odeme_baglanti as b')
    .innerJoin('fatura as f', 'f.id', 'b.fatura_id')
    .select(['f.id', 'f.proje_id'])
    .where('b.baglanti_ozeti', '=', tokenOzeti(kod))
    .executeTakeFirst();
  return b === undefined ? null : kart(db, b.id, saklananUrunler([b.proje_id]));
}

async function sayfasi(
  { db, config, kod }: Pick<AcikForm, 'db' | 'config' | 'kod'>,
  hata: string | null,
  taksit = 1,
): Promise<AcikYanit> {
  const fatura = await faturasi(db, kod);
  if (fatura === null) return yok(db);
  const s = saglayicisi(config);
  const html = odemeSayfasi({
    kod,
    sirket: await sirketi(db),
    fatura,
    taksitler: taksitSecenekleri(s?.taksitli ? (config.odeme?.taksit ?? 1) : 1),
    denemeMi: s?.ad === 'deneme',
    engel: s === null ? KAPALI : odemeEngeli(fatura),
    hata,
    taksit,
  });
  return { durum: 200, html };
}

/** Goes on to the bank, or says why not. */
async function gec(f: AcikForm, id: number, olmadi: (hata: string) => Promise<AcikYanit>): Promise<AcikYanit> {
  const s = saglayicisi(f.config);
  if (s === null) return olmadi(KAPALI);
  try {
    const y = await bankayaGonder(f, s, id);
    if (y === null) return { durum: 303, yol: `/payment/bridge-success?ref=${await q.refi(f.db, id)}` };
    return { durum: 200, html: gecisSayfasi(await sirketi(f.db), y), formHedefi: new URL(y.action).origin };
  } catch (e) {
    if (e instanceof SaglayiciHatasi) return olmadi(ULASILAMADI);
    throw e;
  }
}

async function ode(f: AcikForm): Promise<AcikYanit> {
  const { config } = f;
  const { odeme } = config;
  const taksit = Number(/^\d{1,2}$/.exec(f.alanlar.get('taksit') ?? '')?.[0] ?? Number.NaN);
  if (odeme === null) return sayfasi(f, null);
  if (!taksitSecenekleri(odeme.taksit).includes(taksit)) return sayfasi(f, 'Nasıl ödeyeceğinizi seçiniz.');
  if (f.alanlar.get('onay') !== '1') return sayfasi(f, 'Ödeme koşullarını kabul ettiğinizi işaretleyiniz.', taksit);
  const goren = await faturasi(f.db, f.kod);
  if (goren === null) return yok(f.db);
  const acilan = await islemde({ db: f.db, simdi: f.simdi, istek: f.istek, kisiId: null }, async (i) =>
    denemeAc(i, (await q.faturasi(i.db, goren.Id))!, { odeme, taksit, kisi: null, ip: f.istek.ip }),
  );
  return acilan.durum ? gec(f, acilan.id, (h) => sayfasi(f, h, taksit)) : sayfasi(f, acilan.msg, taksit);
}

export const sayfalar: readonly AcikSayfa[] = [
  {
    yol: `${YOL}/:kod`,
    hiz: { adet: 120, saniye: 300 },
    gomulur: false,
    yaz: (i) => sayfasi(i, null),
    gonder: ode,
  },
  {
    yol: `${YOL}/git/:kod`,
    hiz: { adet: 120, saniye: 300 },
    gomulur: false,
    yaz: async ({ db }) => yok(db),
    async gonder(f) {
      const d = KOD.test(f.kod) ? await q.refiyle(f.db, tokenOzeti(f.kod)) : undefined;
      if (d === undefined) return yok(f.db);
      return gec(f, d.id, async () => yok(f.db));
    },
  },
];
