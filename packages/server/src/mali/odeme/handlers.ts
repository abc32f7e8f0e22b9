import { bankadaBakilan, odemeDurumu, odemeMesaji, taksitSecenekleri } from '@masabasi/core/mali/odeme/rules';
import type { odeme as contract } from '@masabasi/core/mali/odeme/contract';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import type { Db } from '../../platform/db/connect.ts';
import { isEkle } from '../../platform/db/kuyruk.ts';
import { faturaAlicisi, kart, kilitle } from '../fatura/api.ts';
import { tokenOzeti } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { saglayicisi } from './akis.ts';
import { bakildi } from './bakildi.ts';
import { baglantilar, bakiyesi, KAPALI, verilenBaglanti } from './baglantilar.ts';
import { denemeAc } from './deneme.ts';
import { GERI_ALMA_ISI } from './iade.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { odemeEngeli } from './kayit.ts';
import { odemeOykusu } from './pdf.ts';
import * as q from './queries.ts';
import { odemeSinamasi } from './sinama.ts';
import { sozlesmeler } from './sozlesmeler.ts';

/**
 * Amount of an attempt that may go back to the card: everything that was taken. With two approvals the refund could hit
 * either one.
 */
const geriGiden = (
  s: ReturnType<typeof saglayicisi>,
  d: Pick<q.DenemeSatiri, 'DurumAnahtar' | 'Saglayici' | 'Alinan' | 'Iade' | 'Uyari' | 'IkinciOnay'>,
) =>
  kurus(
    s !== null &&
      s.ad === d.Saglayici &&
      (s.iade !== undefined || s.iptal !== undefined) &&
      (d.DurumAnahtar === 'BASARILI' || d.DurumAnahtar === 'IADE') &&
      d.Uyari !== 'iade' &&
      d.IkinciOnay === null
      ? (d.Alinan ?? 0) - d.Iade
      : 0,
  );
const bakilacak = (d: q.DenemeSatiri) =>
  bankadaBakilan({ uyari: d.Uyari, ikinciOnay: d.IkinciOnay, durum: d.DurumAnahtar, alinan: d.Alinan });

/** Receipt of the payer: facts that they already know, and the payee. */
const makbuzu = async (db: Db, d: q.Deneme) => ({
  Sirket: (await kurulumSatiri(db))?.sirket ?? '',
  Faturalar: (await q.paylari(db, d.id)).map((p) => p.No),
  Zaman: d.bitis ?? d.zaman,
  Tutar: d.alinan === null ? null : kurus(d.alinan),
  Iade: kurus(d.iade),
  Taksit: d.taksit,
  Kart: d.kart,
  ProvNo: d.prov_no,
  Deneme: d.saglayici === 'deneme',
});

export const odeme: Handlers<typeof contract> = {
  async prepare(ctx, { FaturaId, Taksit }) {
    const { db, urunler, config, ben, istek } = ctx;
    const f = found(await kilitle(db, FaturaId, urunler), 'Fatura');
    const { odeme: ayar } = config;
    if (ayar === null) return red(KAPALI);
    if (!taksitSecenekleri(ayar.taksit).includes(Taksit)) return red('Bu taksit sayısı sunulmuyor.');
    const acilan = await denemeAc(ctx, [f], { odeme: ayar, taksit: Taksit, kisi: ben.Id, ip: istek.ip });
    if (!acilan.durum) return acilan;
    await ctx.denetle({ eylem: 'prepare', nesne: 'odeme_deneme', nesneId: acilan.id });
    const ref = await q.refi(db, acilan.id);
    return {
      durum: true,
      orderId: acilan.oid,
      ref,
      method: 'POST',
      action: `/odeme/git/${ref}`,
      fields: {},
    };
  },

  async result({ db }, { ref }) {
    const d = found(/^[\w-]{43}$/.test(ref) ? await q.refiyle(db, tokenOzeti(ref)) : undefined, 'Ödeme');
    const odemeDurum = odemeDurumu(d.durum);
    return {
      durum: true,
      odemeDurum,
      mesaj: odemeMesaji(d.durum),
      orderId: d.oid,
      tutar: kurus(d.tutar),
      makbuz: odemeDurum === 'BASARILI' ? await makbuzu(db, d) : null,
    };
  },

  async odemeler({ db, urunler, config }, { FaturaId }) {
    const f = found(await kart(db, FaturaId, urunler), 'Fatura');
    const s = saglayicisi(config);
    const acik = await bakiyesi(db, urunler, f.MusteriId);
    const kim = await faturaAlicisi(db, f.MusteriId);
    return {
      durum: true,
      saglayici: s?.ad ?? null,
      alistirma: config.alistirmaUrl,
      taksitler: [...taksitSecenekleri(s?.taksitli ? (config.odeme?.taksit ?? 1) : 1)],
      engel: s === null ? KAPALI : odemeEngeli(f),
      baglanti: await verilenBaglanti(db, config, FaturaId, false),
      bakiye:
        acik.length < 2
          ? null
          : {
              Adet: acik.length,
              Toplam: kurus(acik.reduce((t, a) => t + a.Kalan, 0)),
              baglanti: await verilenBaglanti(db, config, FaturaId, true),
            },
      eposta: kim?.Eposta ?? null,
      denemelist: (await q.denemeleri(db, FaturaId)).map(({ IkinciOnay, ...d }) => ({
        ...d,
        IadeEdilebilir: geriGiden(s, { ...d, IkinciOnay }),
        Bakilacak: bakilacak({ ...d, IkinciOnay }),
      })),
      olaylist: await q.olaylari(db, FaturaId),
    };
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
    if ((await q.paylari(db, Id)).some((p) => !urunler.includes(p.ProjeId)))
      return red('Bu ödeme, görmediğiniz bir ürünün faturasını da kapatmış; onu gören biri geri gönderebilir.');
    const satir = (await q.denemeleri(db, f.Id)).find((d) => d.Id === Id)!;
    if (satir.Uyari === 'iade') return red('Bu ödemenin süren ya da sonucu bilinmeyen bir iadesi var.');
    const kalan = geriGiden(saglayicisi(config), satir);
    if (Tutar <= 0) return red('Geri gönderilecek tutarı yazınız.');
    if (Tutar > kalan) return red(`En çok ${paraYaz(kalan, 'TRY')} geri gönderilebilir.`);
    // No further refund until the bank has reported the result of this one.
    const istenen = { iade_tutar: Tutar, iade_kisi_id: ben.Id, iade_zaman: simdi, iade_soruldu: null };
    await db
      .updateTable('odeme_deneme')
      .set({ uyari: 'iade', ...istenen })
      .where('id', '=', Id)
      .execute();
    await isEkle(db, { tur: GERI_ALMA_ISI, anahtar: String(Id), veri: { Id, Tutar, Kisi: ben.Id }, vakit: simdi });
    await ctx.denetle({ eylem: 'odemeGeriAl', nesne: 'odeme_deneme', nesneId: Id, yeni: { Tutar, Birim: 'TRY' } });
    return { durum: true, Id };
  },

  odemeBakildi: bakildi,
  ...baglantilar,
  ...sozlesmeler,
};
