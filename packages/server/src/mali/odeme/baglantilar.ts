import type { odeme as contract } from '@masabasi/core/mali/odeme/contract';
import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { kapanmaSirasi } from '@masabasi/core/mali/odeme/rules';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { faturaAlicisi, odemeKodu, acikAlacaklar, kart, kilitle } from '../fatura/api.ts';
import { type KisiId, saklananUrunler, tokenOzeti, type UrunKapsami } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import { adresi } from './akis.ts';
import { odemeEngeli } from './kayit.ts';
import * as q from './queries.ts';

/** Payment links of customers, for one invoice or for the whole debt: given out, mailed and closed. */

export const KAPALI = 'Kartla ödeme kurulmamış.';
const BAGLANTI_YOK = 'Önce ödeme bağlantısını veriniz.';
const TEK_FATURA = 'Müşterinin kartla ödenecek başka açık faturası yok; bu faturanın bağlantısını veriniz.';

/** Debt of a customer that can be paid by card, in the order in which invoices are closed. */
export const bakiyesi = async (db: Db, urunler: UrunKapsami, musteriId: number) =>
  kapanmaSirasi(await acikAlacaklar(db, urunler, { musteriId }));

const sutunlar = ['b.fatura_id', 'b.bakiye', 'b.urunler', 'b.sira', 'b.zaman', 'b.gonderim_zamani'] as const;

/** The open link of an invoice, with the person who mailed it. None if it was never given out or is closed. */
const acikBaglanti = (db: Db, faturaId: number, bakiye: boolean) =>
  db
    .selectFrom('odeme_baglanti as b')
    .leftJoin('kisi as k', 'k.id', 'b.gonderen_id')
    .select([...sutunlar, 'k.gorunen_ad'])
    .where('b.fatura_id', '=', faturaId)
    .where('b.bakiye', '=', bakiye)
    .where('b.kapanma_zamani', 'is', null)
    .executeTakeFirst();

/** A link as the panel of its invoice shows it; null: there is none. */
export async function verilenBaglanti(
  db: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  faturaId: number,
  bakiye: boolean,
) {
  const b = await acikBaglanti(db, faturaId, bakiye);
  if (b === undefined) return null;
  return {
    adres: `${publicUrl ?? ''}/odeme/${await odemeKodu(db, b)}`,
    Gonderim_Zamani: b.gonderim_zamani,
    Gonderen: b.gorunen_ad,
  };
}

/** Invoices of an opened link, in the order in which they are closed. Null: the link does not exist. */
export async function baglantininFaturalari(db: Db, kod: string) {
  const b = await db
    .selectFrom('odeme_baglanti as b')
    .innerJoin('fatura as f', 'f.id', 'b.fatura_id')
    .select([...sutunlar, 'f.proje_id', 'f.musteri_id'])
    .where('b.baglanti_ozeti', '=', tokenOzeti(kod))
    .where('b.kapanma_zamani', 'is', null)
    .executeTakeFirst();
  if (b === undefined) return null;
  const not = b.gonderim_zamani === null ? '' : `Bağlantı ${zamanYaz(b.gonderim_zamani)} e-postasıyla gönderilmişti.`;
  const urunler = saklananUrunler(b.urunler ?? [b.proje_id]);
  const fatura = await kart(db, b.fatura_id, b.bakiye ? saklananUrunler([b.proje_id]) : urunler);
  if (fatura === null) return null;
  if (!b.bakiye) return { bakiye: false as const, fatura, faturalar: [fatura], not };
  const acik = await bakiyesi(db, urunler, b.musteri_id);
  const faturalar: FaturaKarti[] = [];
  for (const a of acik) {
    const f = await kart(db, a.FaturaId, urunler);
    if (f !== null && odemeEngeli(f) === null) faturalar.push(f);
  }
  return { bakiye: true as const, fatura, faturalar, not };
}

/** The locked invoice of a request, or the reason to refuse a card payment. A null reason allows it. */
async function tutulan(
  { db, urunler, config }: { readonly db: Db; readonly urunler: UrunKapsami; readonly config: Pick<Config, 'odeme'> },
  { FaturaId, Bakiye }: { readonly FaturaId: number; readonly Bakiye: boolean },
) {
  const f = found(await kilitle(db, FaturaId, urunler), 'Fatura');
  if (config.odeme === null) return { f, engel: KAPALI, acik: [] };
  if (!Bakiye) return { f, engel: odemeEngeli(f), acik: [] };
  const acik = await bakiyesi(db, urunler, f.MusteriId);
  return { f, engel: acik.length < 2 ? TEK_FATURA : null, acik };
}

interface YeniBaglanti {
  readonly FaturaId: number;
  readonly Bakiye: boolean;
  /** Products of a link for the whole debt of a customer. */
  readonly urunler: UrunKapsami | null;
  readonly sira: number;
  readonly acan: KisiId;
  readonly simdi: Date;
}
/** Gives out a link for the first time, or a new one after the old link was closed. */
export async function baglantiYaz(db: Db, b: YeniBaglanti): Promise<void> {
  const anahtar = { fatura_id: b.FaturaId, bakiye: b.Bakiye };
  const yeni = {
    urunler: b.urunler === null ? null : [...b.urunler],
    baglanti_ozeti: tokenOzeti(await odemeKodu(db, { ...anahtar, sira: b.sira })),
    sira: b.sira,
    acan_id: b.acan,
    zaman: b.simdi,
    kapanma_zamani: null,
    gonderim_zamani: null,
    gonderen_id: null,
  };
  await db
    .insertInto('odeme_baglanti')
    .values({ ...anahtar, ...yeni })
    .onConflict((c) => c.columns(['fatura_id', 'bakiye']).doUpdateSet(yeni))
    .execute();
}

export const baglantilar: Pick<
  Handlers<typeof contract>,
  'odemeBaglantiVer' | 'odemeBaglantiGonder' | 'odemeBaglantiKapat'
> = {
  async odemeBaglantiVer(ctx, istek) {
    const { db, urunler, config, ben, simdi } = ctx;
    const { FaturaId, Bakiye } = istek;
    const { engel } = await tutulan(ctx, istek);
    if (engel !== null) return red(engel);
    const onceki = await db
      .selectFrom('odeme_baglanti')
      .select(['sira', 'kapanma_zamani'])
      .where('fatura_id', '=', FaturaId)
      .where('bakiye', '=', Bakiye)
      .executeTakeFirst();
    const acik = onceki !== undefined && onceki.kapanma_zamani === null;
    const sira = onceki === undefined ? 1 : acik ? onceki.sira : onceki.sira + 1;
    const kod = await odemeKodu(db, { fatura_id: FaturaId, bakiye: Bakiye, sira });
    if (!acik) {
      await baglantiYaz(db, { ...istek, urunler: Bakiye ? urunler : null, sira, acan: ben.Id, simdi });
      await ctx.denetle({
        eylem: 'odemeBaglantiVer',
        nesne: 'fatura',
        nesneId: FaturaId,
        yeni: { Bakiye_Baglantisi: Bakiye ? 1 : 0 },
      });
    }
    return { durum: true, baglanti: `${config.publicUrl ?? ''}/odeme/${kod}` };
  },

  async odemeBaglantiGonder(ctx, istek) {
    const { db, config, ben, simdi } = ctx;
    const { FaturaId, Bakiye } = istek;
    const { f, engel, acik } = await tutulan(ctx, istek);
    if (engel !== null) return red(engel);
    const b = await acikBaglanti(db, FaturaId, Bakiye);
    if (b === undefined) return red(BAGLANTI_YOK);
    const Alici = (await faturaAlicisi(db, f.MusteriId))?.Eposta ?? '';
    if (Alici === '')
      return red('Müşterinin e-posta adresi yok; kartına yazınız ya da bağlantıyı kopyalayıp iletiniz.');
    const satirlar = Bakiye
      ? acik.map((a) => `- ${a.No}: ${paraYaz(a.Kalan, 'TRY')}`)
      : [`- ${f.No}: ${paraYaz(f.Kalan, 'TRY')}`];
    const toplam = Bakiye ? kurus(acik.reduce((t, a) => t + a.Kalan, 0)) : f.Kalan;
    await postaYaz(db, {
      alici: Alici,
      konu: Bakiye ? `Açık faturalarınızın ödeme bağlantısı` : `${f.No} numaralı faturanızın ödeme bağlantısı`,
      metin: [
        `Sayın ${f.Musteri},`,
        '',
        Bakiye
          ? 'Açık faturalarınızın tümünü aşağıdaki sayfada tek ödemeyle kartınızla ödeyebilirsiniz:'
          : 'Faturanızı aşağıdaki sayfada kartınızla ödeyebilirsiniz:',
        `${adresi(config)}/odeme/${await odemeKodu(db, b)}`,
        '',
        ...satirlar,
        ...(Bakiye ? ['', `Toplam: ${paraYaz(toplam, 'TRY')}. En eski vadeli faturadan başlanır.`] : []),
        '',
        'Kart bilgileriniz bankanın kendi sayfasında girilir; bize gelmez.',
        'Ödemenizi yaptıysanız lütfen bu e-postayı dikkate almayınız.',
        '',
        (await kurulumSatiri(db))?.sirket ?? '',
      ].join('\n'),
      simdi,
    });
    await db
      .updateTable('odeme_baglanti')
      .set({ gonderim_zamani: simdi, gonderen_id: ben.Id })
      .where('fatura_id', '=', FaturaId)
      .where('bakiye', '=', Bakiye)
      .execute();
    const idler = Bakiye ? acik.map((a) => a.FaturaId) : [FaturaId];
    for (const d of await q.acikDenemeler(db, idler))
      await q.olayYaz(db, {
        denemeId: d.id,
        zaman: simdi,
        kimden: 'kisi',
        tur: 'baglanti',
        aciklama: 'Ödeme sayfasının adresi müşterinin fatura e-postasına gönderildi.',
        kisi: ben.Id,
      });
    await ctx.denetle({
      eylem: 'odemeBaglantiGonder',
      nesne: 'fatura',
      nesneId: FaturaId,
      yeni: { Bakiye_Baglantisi: Bakiye ? 1 : 0 },
    });
    return { durum: true, Alici };
  },

  async odemeBaglantiKapat(ctx, { FaturaId, Bakiye }) {
    const { db, urunler, simdi } = ctx;
    if ((await kilitle(db, FaturaId, urunler)) === null) throw kayitYok('Fatura');
    // The row stays, so that the next link gets another address.
    const kapanan = await db
      .updateTable('odeme_baglanti')
      .set({ kapanma_zamani: simdi })
      .where('fatura_id', '=', FaturaId)
      .where('bakiye', '=', Bakiye)
      .where('kapanma_zamani', 'is', null)
      .returning('fatura_id')
      .executeTakeFirst();
    if (kapanan !== undefined)
      await ctx.denetle({
        eylem: 'odemeBaglantiKapat',
        nesne: 'fatura',
        nesneId: FaturaId,
        yeni: { Bakiye_Baglantisi: Bakiye ? 1 : 0 },
      });
    return { durum: true };
  },
};
