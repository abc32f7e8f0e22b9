import { ODEME_MESAJLARI, odemeDurumu, taksitSecenekleri } from '@masabasi/core/odeme/rules';
import type { odeme as contract } from '@masabasi/core/odeme/contract';
import { kurus, paraYaz } from '@masabasi/core/para';
import { isEkle } from '../db/kuyruk.ts';
import { odemeKodu } from '../fatura/kayit.ts';
import { kart, kilitle } from '../fatura/queries.ts';
import { tokenOzeti } from '../http/access.ts';
import { type Handlers, red } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import { saglayicisi } from './akis.ts';
import { GERI_ALMA_ISI } from './iade.ts';
import { kurulumSatiri } from '../kurulum/queries.ts';
import { denemeAc, odemeEngeli } from './kayit.ts';
import { odemeOykusu } from './pdf.ts';
import * as q from './queries.ts';
import { odemeSinamasi } from './sinama.ts';

const KAPALI = 'Kartla ödeme kurulmamış.';
/** What of an attempt may go back to the card. */
const geriGiden = (
  s: ReturnType<typeof saglayicisi>,
  d: Pick<q.DenemeSatiri, 'DurumAnahtar' | 'Saglayici' | 'Alinan' | 'Iade' | 'Uyari' | 'Tutar'>,
) =>
  kurus(
    s !== null &&
      s.ad === d.Saglayici &&
      (s.iade !== undefined || s.iptal !== undefined) &&
      (d.DurumAnahtar === 'BASARILI' || d.DurumAnahtar === 'IADE') &&
      d.Uyari !== 'iade'
      ? Math.min(d.Tutar, d.Alinan ?? 0) - d.Iade
      : 0,
  );

export const odeme: Handlers<typeof contract> = {
  async prepare(ctx, { FaturaId, Taksit }) {
    const { db, urunler, config, ben, istek } = ctx;
    const f = await kilitle(db, FaturaId, urunler);
    if (f === null) throw kayitYok('Fatura');
    const { odeme: ayar } = config;
    if (ayar === null) return red(KAPALI);
    if (!taksitSecenekleri(ayar.taksit).includes(Taksit)) return red('Bu taksit sayısı sunulmuyor.');
    const acilan = await denemeAc(ctx, f, { odeme: ayar, taksit: Taksit, kisi: ben.Id, ip: istek.ip });
    if (!acilan.durum) return acilan;
    await ctx.denetle({ eylem: 'prepare', nesne: 'odeme_deneme', nesneId: acilan.id });
    return {
      durum: true,
      orderId: acilan.oid,
      method: 'POST',
      action: `/odeme/git/${await q.refi(db, acilan.id)}`,
      fields: {},
    };
  },

  async result({ db }, { ref }) {
    const d = /^[\w-]{43}$/.test(ref) ? await q.refiyle(db, tokenOzeti(ref)) : undefined;
    if (d === undefined) throw kayitYok('Ödeme');
    const odemeDurum = odemeDurumu(d.durum);
    return { durum: true, odemeDurum, mesaj: ODEME_MESAJLARI[odemeDurum], orderId: d.oid, tutar: kurus(d.tutar) };
  },

  async odemeler({ db, urunler, config }, { FaturaId }) {
    const f = await kart(db, FaturaId, urunler);
    if (f === null) throw kayitYok('Fatura');
    const s = saglayicisi(config);
    const baglanti = await db
      .selectFrom('odeme_baglanti')
      .select('fatura_id')
      .where('fatura_id', '=', FaturaId)
      .executeTakeFirst();
    return {
      durum: true,
      saglayici: s?.ad ?? null,
      taksitler: [...taksitSecenekleri(s?.taksitli ? (config.odeme?.taksit ?? 1) : 1)],
      engel: s === null ? KAPALI : odemeEngeli(f),
      baglanti: baglanti === undefined ? null : `${config.publicUrl ?? ''}/odeme/${await odemeKodu(db, FaturaId)}`,
      denemelist: (await q.denemeleri(db, FaturaId)).map((d) => ({ ...d, IadeEdilebilir: geriGiden(s, d) })),
      olaylist: await q.olaylari(db, FaturaId),
    };
  },

  async odemeBaglantiVer(ctx, { FaturaId }) {
    const { db, urunler, config, ben, simdi } = ctx;
    const f = await kilitle(db, FaturaId, urunler);
    if (f === null) throw kayitYok('Fatura');
    const engel = config.odeme === null ? KAPALI : odemeEngeli(f);
    if (engel !== null) return red(engel);
    const kod = await odemeKodu(db, FaturaId);
    const yeni = await db
      .insertInto('odeme_baglanti')
      .values({ fatura_id: FaturaId, baglanti_ozeti: tokenOzeti(kod), acan_id: ben.Id, zaman: simdi })
      .onConflict((c) => c.column('fatura_id').doNothing())
      .returning('fatura_id')
      .executeTakeFirst();
    if (yeni !== undefined) await ctx.denetle({ eylem: 'odemeBaglantiVer', nesne: 'fatura', nesneId: FaturaId });
    return { durum: true, baglanti: `${config.publicUrl ?? ''}/odeme/${kod}` };
  },

  async odemeBaglantiKapat(ctx, { FaturaId }) {
    const { db, urunler } = ctx;
    if ((await kilitle(db, FaturaId, urunler)) === null) throw kayitYok('Fatura');
    const kapanan = await db
      .deleteFrom('odeme_baglanti')
      .where('fatura_id', '=', FaturaId)
      .returning('fatura_id')
      .executeTakeFirst();
    if (kapanan !== undefined) await ctx.denetle({ eylem: 'odemeBaglantiKapat', nesne: 'fatura', nesneId: FaturaId });
    return { durum: true };
  },

  async print_odeme(ctx, { Id }) {
    const { db, urunler, simdi } = ctx;
    const d = await q.deneme(db, Id);
    const f = d === undefined ? null : await kart(db, d.fatura_id, urunler);
    if (d === undefined || f === null) throw kayitYok('Ödeme');
    const [deneme, olaylar, kurulum] = await Promise.all([
      q.denemeleri(db, f.Id).then((hepsi) => hepsi.find((x) => x.Id === Id)!),
      q.olaylari(db, f.Id).then((hepsi) => hepsi.filter((o) => o.DenemeId === Id)),
      kurulumSatiri(db),
    ]);
    const pdf = await odemeOykusu({ sirket: kurulum?.sirket ?? '', faturaNo: f.No ?? '', deneme, olaylar, simdi });
    await ctx.denetle({ eylem: 'print_odeme', nesne: 'odeme_deneme', nesneId: Id });
    return { durum: true, basefile: pdf.toString('base64'), dosyaAdi: `Ödeme ${d.oid}.pdf` };
  },

  async odemeSinamasi({ config, simdi }) {
    const adimlar = await odemeSinamasi(config, simdi);
    return { durum: true, saglayici: config.odeme?.saglayici ?? null, adimlar: adimlar ?? [] };
  },

  async odemeGeriAl(ctx, { Id, Tutar }) {
    const { db, urunler, config, ben, simdi } = ctx;
    const once = await q.deneme(db, Id);
    const f = once === undefined ? null : await kilitle(db, once.fatura_id, urunler);
    if (once === undefined || f === null) throw kayitYok('Ödeme');
    const satir = (await q.denemeleri(db, f.Id)).find((d) => d.Id === Id)!;
    if (satir.Uyari === 'iade') return red('Bu ödemenin süren ya da sonucu bilinmeyen bir iadesi var.');
    const kalan = geriGiden(saglayicisi(config), satir);
    if (Tutar <= 0) return red('Geri gönderilecek tutarı yazınız.');
    if (Tutar > kalan) return red(`En çok ${paraYaz(kalan, 'TRY')} geri gönderilebilir.`);
    // Until the bank has said what became of it, nothing more is sent back.
    await db.updateTable('odeme_deneme').set({ uyari: 'iade' }).where('id', '=', Id).execute();
    await isEkle(db, { tur: GERI_ALMA_ISI, anahtar: String(Id), veri: { Id, Tutar, Kisi: ben.Id }, vakit: simdi });
    await ctx.denetle({ eylem: 'odemeGeriAl', nesne: 'odeme_deneme', nesneId: Id, yeni: { Tutar } });
    return { durum: true, Id };
  },
};
