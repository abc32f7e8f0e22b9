import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { BAGLANTI_ALANLARI, BASLAYAN_BAGLANTI, type BaglantiAlanlari } from '@masabasi/core/masa/uzakbaglanti/alanlar';
import type { BaglantiSatiri, uzakbaglanti as contract } from '@masabasi/core/masa/uzakbaglanti/contract';
import { BAGLANTI_LISTESI } from '@masabasi/core/masa/uzakbaglanti/liste';
import {
  BAGLANTI_METNI,
  baslatmaHatalari,
  gorusmeEngeli,
  kendininMi,
  PAROLA_UYARISI,
  parolaGecer,
  sureDk,
  yapilanHatasi,
  yazmaEngeli,
  zamanHatalari,
} from '@masabasi/core/masa/uzakbaglanti/rules';
import { dolu } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sunulmayan, sutunlari } from '../../platform/field/alanlar.ts';
import { baglanacak } from '../gorusme/api.ts';
import { type Ben, yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { gorur as musteriGorunur, kart as musteriKarti, urunEkle } from '../../musteri/musteri/api.ts';
import { proje } from '../../musteri/proje/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { ayTablosu, BAGLANTI_SUTUNLARI } from './excel.ts';
import { baglantiYazildi } from './kayit.ts';
import * as q from './queries.ts';
import { found, type Seen } from '../../platform/http/errors.ts';

const cagirani = (ben: Ben) => ({ Id: ben.Id, dagitir: yetkiVar(ben, YETKI.gorusmeDagit) });
const parolaUyarisi = { durum: false as const, msg: PAROLA_UYARISI, parolaUyarisi: true as const };

/** A connection that this person sees, locked, in the version that the person read. */
const okunan = async ({ db, urunler }: ProductAct, { Id, Surum }: Seen): Promise<BaglantiSatiri> =>
  found(await q.kilitle(db, Id, urunler), 'Bağlantı', Surum);

type Secilen = BaglantiAlanlari & { readonly MusteriId: number };

/**
 * An error sentence for a choice that is not on offer, or null. The connection's present values stay valid, retired or
 * not.
 */
async function secimHatasi({ db, urunler }: ProductAct, b: Secilen, eski: Secilen | null): Promise<string | null> {
  const urun = b.ProjeId === eski?.ProjeId ? null : await proje(db, b.ProjeId, urunler);
  if (b.ProjeId !== eski?.ProjeId && urun?.Aktif !== 1) return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (b.MusteriId !== eski?.MusteriId && !(await musteriGorunur(db, b.MusteriId, urunler)))
    return 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
  return sunulmayan(db, urunler, BAGLANTI_ALANLARI, b, eski);
}

/** A form as it is stored: an empty code is null. */
const sade = <T extends { readonly BaglantiKodu: string | null }>(b: T): T => ({
  ...b,
  BaglantiKodu: dolu(b.BaglantiKodu),
});
/** The audit's form: of a code only that there is one. */
const denetimi = ({ BaglantiKodu, ...b }: Record<string, unknown> & { BaglantiKodu: string | null }) => ({
  ...b,
  BaglantiKodu: BaglantiKodu === null ? null : '***',
});

async function acikVar({ db, ben }: ProductAct) {
  const acik = await q.acigi(db, ben.Id);
  return red(
    acik === null
      ? 'Açık bir bağlantınız vardı ve şimdi bitti. Yeniden deneyiniz.'
      : `Açık bir bağlantınız var: ${acik.Musteri}, ${zamanYaz(acik.Baslama_Zamani)}. Önce onu bitiriniz.`,
  );
}

interface Bagi {
  readonly GorusmeId: number | null;
  readonly MusteriId: number;
  /** The present ticket of the connection. */
  readonly eski?: number | null;
  readonly baslar?: boolean;
}

/**
 * Reason to refuse this ticket for a connection, or null. The present ticket stays valid, seen or not, as long as the
 * customer does.
 */
async function gorusmeHatasi({ db, urunler }: ProductAct, { GorusmeId, MusteriId, eski = null, baslar = false }: Bagi) {
  if (GorusmeId === null) return null;
  return gorusmeEngeli(await baglanacak(db, GorusmeId, GorusmeId === eski ? null : urunler), MusteriId, baslar);
}

type Yazilan = Istek<typeof contract.baglantiKaydet>['baglanti'];

/** The stored fields that the list does not show: the code, which a form may leave alone. */
async function eskisi(ctx: ProductAct, ham: Yazilan) {
  const satir = await okunan(ctx, ham);
  const Kod = (await q.kodu(ctx.db, satir.Id, ctx.urunler))?.Kod ?? null;
  return { ...satir, BaglantiKodu: Kod, GorusmeId: await q.gorusmesi(ctx.db, satir.Id) };
}

export const uzakbaglanti: Handlers<typeof contract> = {
  async getBaglantiList({ db, urunler }, sorgu) {
    const kaynak = q.baglantiKaynagi(urunler, sorgu);
    const [sayfa, ozet] = await Promise.all([
      listAnswer(db, BAGLANTI_LISTESI, kaynak, sorgu),
      q.ozet(db, kaynak, sorgu),
    ]);
    return { ...sayfa, ozet };
  },

  async baglantiGerekli({ db, urunler }) {
    return { durum: true, ...(await secenekler(db, urunler, 'baglantiTur')) };
  },

  async baglantiBaslat(ctx, { baglanti: ham, parolaDegil }) {
    const { db, ben, simdi } = ctx;
    const { MusteriId, GorusmeId, KvkkOnay, ...alanlar } = sade(ham);
    const [hata] = Object.values(baslatmaHatalari({ ...alanlar, KvkkOnay }));
    if (hata !== undefined) return red(hata);
    const b = { ...alanlar, Yapilan: '', MusteriId, GorusmeId };
    const yanlis =
      (await secimHatasi(ctx, b, null)) ?? (await gorusmeHatasi(ctx, { GorusmeId, MusteriId, baslar: true }));
    if (yanlis !== null) return red(yanlis);
    if (!parolaDegil && parolaGecer(b.BaglantiKodu, b.Amac)) return parolaUyarisi;
    const satir = await q.ekle(db, {
      ...sutunlari(BASLAYAN_BAGLANTI, alanlar),
      musteri_id: MusteriId,
      gorusme_id: GorusmeId,
      kisi_id: ben.Id,
      baslama: simdi,
    });
    // The database accepts one of two simultaneous starts.
    if (satir === undefined) return acikVar(ctx);
    // From now on the people of this product see the customer.
    await urunEkle(db, MusteriId, b.ProjeId);
    const yazilan = { ...b, Id: satir.Id, Baslama_Zamani: simdi, Bitis_Zamani: null };
    await baglantiYazildi(ctx, yazilan, { eylem: 'baglantiBaslat', olan: 'kuruldu', yeni: denetimi(b) });
    return { durum: true, ...satir };
  },

  async baglantiBitir(ctx, { Yapilan, Bitis_Zamani, ...hangisi }) {
    const { db, ben, simdi } = ctx;
    const eski = await okunan(ctx, hangisi);
    if (!kendininMi(eski, cagirani(ben))) return red(BAGLANTI_METNI.baskasinin);
    if (eski.Bitis_Zamani !== null) return red(BAGLANTI_METNI.bitmis);
    const bitis = Bitis_Zamani ?? simdi.toISOString();
    const [zamanHatasi] = Object.values(zamanHatalari({ ...eski, Bitis_Zamani: bitis }, simdi));
    const hata = yapilanHatasi(Yapilan) ?? zamanHatasi;
    if (hata !== undefined) return red(hata);
    const Sure = sureDk(eski.Baslama_Zamani, bitis);
    const yeni = { Yapilan: Yapilan.trim(), Bitis_Zamani: bitis };
    const Surum = await q.degistir(db, eski.Id, { yapilan: yeni.Yapilan, bitis });
    await baglantiYazildi(
      ctx,
      { ...eski, ...yeni },
      { eylem: 'baglantiBitir', olan: 'bitti', yeni: { ...yeni, Sure } },
    );
    return { durum: true, Surum, Sure };
  },

  async baglantiKaydet(ctx, { baglanti: ham, parolaDegil }) {
    const { db, ben, simdi } = ctx;
    const kim = cagirani(ben);
    const eski = ham.Id === 0 ? null : await eskisi(ctx, ham);
    const { Id, Surum: _, KvkkOnay, ...form } = ham;
    const b = sade({
      ...form,
      GorusmeId: form.GorusmeId === undefined ? (eski?.GorusmeId ?? null) : form.GorusmeId,
      BaglantiKodu: form.BaglantiKodu === undefined ? (eski?.BaglantiKodu ?? null) : form.BaglantiKodu,
    });
    const engel =
      (eski && yazmaEngeli(eski, kim, simdi)) ??
      yazmaEngeli({ ...b, PersonelId: eski?.PersonelId ?? ben.Id }, kim, simdi, eski?.Baslama_Zamani ?? null);
    if (engel !== null) return red(engel);
    const suruyor = eski !== null && eski.Bitis_Zamani === null;
    if (suruyor && b.Bitis_Zamani !== null) return red('Bağlantı sürüyor; bitişi ‘Bitir’ ile yazılır.');
    if (!suruyor && b.Bitis_Zamani === null) return red('Bitişi yazınız.');
    const [hata] = Object.values({ ...baslatmaHatalari({ ...b, KvkkOnay }), ...zamanHatalari(b, simdi) });
    const yapilan = suruyor ? null : yapilanHatasi(b.Yapilan);
    if (hata !== undefined || yapilan !== null) return red(hata ?? yapilan!);
    const yanlis =
      (await secimHatasi(ctx, b, eski)) ?? (await gorusmeHatasi(ctx, { ...b, eski: eski?.GorusmeId ?? null }));
    if (yanlis !== null) return red(yanlis);
    const yazilanlar = [
      b.Amac === eski?.Amac ? null : b.Amac,
      b.BaglantiKodu === eski?.BaglantiKodu ? null : b.BaglantiKodu,
    ];
    if (!parolaDegil && parolaGecer(...yazilanlar)) return parolaUyarisi;
    await urunEkle(db, b.MusteriId, b.ProjeId);
    const zamanlar = { baslama: b.Baslama_Zamani, musteri_id: b.MusteriId, gorusme_id: b.GorusmeId };
    const sutunlar = { ...sutunlari(BAGLANTI_ALANLARI, b), ...zamanlar };
    if (eski === null) {
      const satir = await q.ekle(db, { ...sutunlar, bitis: b.Bitis_Zamani!, kisi_id: ben.Id });
      const yazildi = { ...b, Id: satir!.Id };
      await baglantiYazildi(ctx, yazildi, { eylem: 'baglantiKaydet', olan: 'sonradan yazıldı', yeni: denetimi(b) });
      return { durum: true, ...satir! };
    }
    const Surum = await q.degistir(db, Id, { ...sutunlar, bitis: b.Bitis_Zamani });
    await baglantiYazildi(
      ctx,
      { ...b, Id },
      { eylem: 'baglantiKaydet', olan: 'düzeltildi', eski: denetimi(oncesi(eski)), yeni: denetimi(b) },
    );
    return { durum: true, Id, Surum };
  },

  async baglantiKodu(ctx, { Id }) {
    const bulunan = found(await q.kodu(ctx.db, Id, ctx.urunler), 'Bağlantı');
    if (!kendininMi(bulunan, cagirani(ctx.ben))) return red(BAGLANTI_METNI.kod);
    if (bulunan.Kod === null) return red('Bu bağlantının kodu yazılmamış.');
    await ctx.denetle({ eylem: 'baglantiKodu', nesne: 'baglanti', nesneId: Id });
    return { durum: true, Kod: bulunan.Kod };
  },

  async baglantiAktar(ctx, sorgu) {
    return spreadsheet(ctx, BAGLANTI_LISTESI, q.baglantiKaynagi(ctx.urunler, sorgu), sorgu, {
      ad: 'Bağlantılar',
      sutunlar: BAGLANTI_SUTUNLARI,
      eylem: 'baglantiAktar',
      nesne: 'baglanti',
      cok: 'Bir dosyaya en çok 20.000 bağlantı yazılır. Günleri, ürünü ya da kişiyi seçerek daraltınız.',
    });
  },

  async baglantiAyDokumu(ctx, { MusteriId, ay }) {
    const musteri = found(await musteriKarti(ctx.db, MusteriId, ctx.urunler), 'Müşteri');
    const satirlar = await q.aydakiler(ctx.db, MusteriId, ay, ctx.urunler);
    if (satirlar.length === 0) return red('Bu müşteriye o ay bağlanılmamış.');
    const dosya = await ayTablosu(satirlar);
    const yeni = { MusteriId, ay, adet: satirlar.length };
    await ctx.denetle({ eylem: 'baglantiAyDokumu', nesne: 'baglanti', yeni });
    const dosyaAdi = `Bağlantılar ${musteri.GorunenAd} ${ay}.xlsx`;
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi };
  },
};

/** The old values of the fields that a correction can change. */
function oncesi(eski: BaglantiSatiri & { BaglantiKodu: string | null }) {
  const { MusteriId, GorusmeId, ProjeId, BaglantiTurId, BaglantiKodu, Amac, OnayVeren, Yapilan } = eski;
  const { Baslama_Zamani, Bitis_Zamani } = eski;
  const yazilan = { MusteriId, GorusmeId, ProjeId, BaglantiTurId, BaglantiKodu, Amac, OnayVeren, Yapilan };
  return { ...yazilan, Baslama_Zamani, Bitis_Zamani };
}
