import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { ODEME_KOSULLARI, taksitSecenekleri } from '@masabasi/core/mali/odeme/rules';
import type { Db } from '../../platform/db/connect.ts';
import { tokenOzeti } from '../../platform/http/access.ts';
import { red } from '../../platform/http/context.ts';
import type { AcikForm, AcikSayfa, AcikYanit } from '../../platform/http/publicPages.ts';
import { islemde } from '../../platform/http/transaction.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { bankayaGonder, saglayicisi } from './akis.ts';
import { baglantininFaturalari } from './baglantilar.ts';
import { denemeAc } from './deneme.ts';
import { govdeOzeti } from './form.ts';
import { odemeEngeli } from './kayit.ts';
import * as q from './queries.ts';
import { SaglayiciHatasi } from './saglayici.ts';
import { bakiyeSayfasi, gecisSayfasi, odemeSayfasi, yokSayfasi, YOL } from './sayfa.ts';

/** Payment pages for customers: no session, and nothing happens before a button is pressed. */

const KOD = /^[\w-]{43}$/;
const KAPALI = 'Kartla ödeme şu anda alınmıyor; bize telefonla ulaşınız.';
const DEGISTI = 'Açık faturalarınız bu arada değişti. Aşağıdaki tutarı görüp yeniden onaylayınız.';
const ULASILAMADI = 'Bankaya şu anda ulaşılamıyor; birkaç dakika sonra yeniden deneyiniz.';

const sirketi = async (db: Db): Promise<string> => (await kurulumSatiri(db))?.sirket ?? 'Ödeme';
const yok = async (db: Db): Promise<AcikYanit> => ({ durum: 404, html: yokSayfasi(await sirketi(db)) });

/** Invoices of a link. Null: no such link. */
const neyin = async (db: Db, kod: string) => (KOD.test(kod) ? baglantininFaturalari(db, kod) : null);

async function sayfasi(
  { db, config, kod }: Pick<AcikForm, 'db' | 'config' | 'kod'>,
  hata: string | null,
  taksit = 1,
): Promise<AcikYanit> {
  const baglanti = await neyin(db, kod);
  if (baglanti === null) return yok(db);
  const { bakiye, fatura, faturalar } = baglanti;
  const s = saglayicisi(config);
  const engel = s === null ? KAPALI : bakiye ? null : odemeEngeli(fatura);
  const veri = {
    kod,
    sirket: await sirketi(db),
    taksitler: taksitSecenekleri(s?.taksitli ? (config.odeme?.taksit ?? 1) : 1),
    denemeMi: s?.ad === 'deneme',
    engel,
    hata,
    taksit,
  };
  return {
    durum: 200,
    html: bakiye ? bakiyeSayfasi({ ...veri, fatura, faturalar }) : odemeSayfasi({ ...veri, fatura }),
  };
}

/** Sends the payer on to the bank, or shows the reason for a failure. */
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

/** Writes the payer's consent with time, address and accepted texts, once per address. */
const kabulYaz = (db: Db, denemeId: number, { simdi, istek }: AcikForm) =>
  q.olayYaz(db, {
    denemeId,
    zaman: simdi,
    kimden: 'musteri',
    tur: 'onay',
    aciklama: `Ödeme koşullarının ${ODEME_KOSULLARI.surum}. versiyonu kabul edildi; adres ${istek.ip}.`,
    ozet: govdeOzeti(Buffer.from(`${ODEME_KOSULLARI.surum} ${istek.ip}`)),
  });

async function ode(f: AcikForm): Promise<AcikYanit> {
  const { config } = f;
  const { odeme } = config;
  const taksit = Number(/^\d{1,2}$/.exec(f.alanlar.get('taksit') ?? '')?.[0] ?? Number.NaN);
  if (odeme === null) return sayfasi(f, null);
  if (!taksitSecenekleri(odeme.taksit).includes(taksit)) return sayfasi(f, 'Nasıl ödeyeceğinizi seçiniz.');
  if (f.alanlar.get('onay') !== '1') return sayfasi(f, 'Ödeme koşullarını kabul ettiğinizi işaretleyiniz.', taksit);
  const goren = await neyin(f.db, f.kod);
  if (goren === null) return yok(f.db);
  const { faturalar, not } = goren;
  const toplam = String(faturalar.reduce((t, x) => t + x.Kalan, 0));
  if (goren.bakiye && (faturalar.length === 0 || f.alanlar.get('toplam') !== toplam))
    return sayfasi(f, DEGISTI, taksit);
  const acilan = await islemde({ db: f.db, simdi: f.simdi, istek: f.istek, kisiId: null }, async (i) => {
    // Locked in the order of their numbers, as everywhere, and closed in the displayed order.
    const tutulan = new Map<number, FaturaKarti>();
    for (const Id of faturalar.map((x) => x.Id).toSorted((a, b) => a - b))
      tutulan.set(Id, (await q.faturasi(i.db, Id))!);
    const sirali = faturalar.map((x) => tutulan.get(x.Id)!);
    if (goren.bakiye && String(sirali.reduce((t, x) => t + x.Kalan, 0)) !== toplam) return red(DEGISTI);
    const acik = await denemeAc(i, sirali, { odeme, taksit, kisi: null, ip: f.istek.ip, not });
    if (acik.durum) await kabulYaz(i.db, acik.id, f);
    return acik;
  });
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
